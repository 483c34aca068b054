package arbiter.games.narrative.environment;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The surroundings and what they do. Ledger: NAR-ENV-1 to 12. */
public final class SurroundingsEffects {

    private SurroundingsEffects() {}

    public static void dice(NarrativeState state, CheckInProgress check) {
        Participant actor = check.actor();
        Surroundings here = actor.surroundings();
        if (check.skill().id().equals("stealth")) {
            check.add(ADD_BOOST, here.concealment(), "concealment"); // NAR-ENV-1
        }
        boolean heavy = isBodily(check) && here.gravity() != 0;
        if (heavy && here.gravity() < 0) {
            check.add(ADD_BOOST, -here.gravity(), "light gravity"); // NAR-ENV-5
        }
        if (actor.bought().ignoresEnvironment() > 0) { // NAR-SP-C2
            return;
        }
        int hidden = concealment(check);
        int gravity = heavy ? Math.max(0, here.gravity()) : 0;
        int ignored = Math.min(hidden + gravity, OngoingPowers.ignoredSetback(actor)); // NAR-FX-AUG-5
        int fromConcealment = Math.min(hidden, ignored);
        check.add(ADD_SETBACK, hidden - fromConcealment, "concealment");
        check.add(ADD_SETBACK, gravity - (ignored - fromConcealment), "heavy gravity");
    }

    /** How concealed the one is who is shot at or looked for. Ledger: NAR-ENV-1. */
    private static int concealment(CheckInProgress check) {
        boolean looks =
                check.kind() == CheckKind.COMBAT_RANGED || check.skill().id().equals("perception");
        return looks && check.target().isPresent()
                ? check.target().get().surroundings().concealment()
                : 0;
    }

    /** What Brawn is for except Resilience, and Coordination. Ledger: NAR-ENV-5. */
    private static boolean isBodily(CheckInProgress check) {
        String skill = check.skill().id();
        return check.characteristic() == Characteristic.BRAWN && !skill.equals("resilience")
                || skill.equals("coordination");
    }

    /** Difficult terrain doubles what moving costs; without weight all of it is. Ledger: NAR-ENV-3, NAR-ENV-5. */
    public static boolean isDifficult(Participant one) {
        Surroundings.Ground ground = one.surroundings().ground();
        boolean hard = ground == Surroundings.Ground.DIFFICULT || ground == Surroundings.Ground.WEIGHTLESS;
        return hard && one.bought().ignoresEnvironment() == 0 && !OngoingPowers.ignoresTerrain(one);
    }

    /** Ledger: NAR-ENV-4. */
    public static boolean isBlocked(Participant one) {
        return one.surroundings().ground() == Surroundings.Ground.IMPASSABLE;
    }

    /** Ledger: NAR-TURN-6, NAR-ENV-7 to 9, NAR-ENV-12. */
    public static void startOfTurn(Play<NarrativeState> play, Participant one) {
        if (one.vitals().dead() || one.isVehicle() || !one.present()) {
            return;
        }
        Surroundings here = one.surroundings();
        if (here == Surroundings.OPEN) {
            return;
        }
        if (here.vacuum()) {
            Exposure.vacuum(play, one);
        }
        boolean held = here.atmosphere() > 0 && Exposure.atmosphere(play, one);
        boolean airless = here.vacuum() || here.airless() || held;
        Suffocation.resolve(play, one, airless);
    }
}
