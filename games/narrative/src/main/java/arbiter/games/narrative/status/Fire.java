package arbiter.games.narrative.status;

import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.damage.Collapse;
import arbiter.games.narrative.damage.HitTaken;
import arbiter.games.narrative.damage.Soak;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Track;
import arbiter.games.narrative.status.FireEvents.CaughtFire;
import arbiter.games.narrative.status.FireEvents.FirePutOut;
import arbiter.games.narrative.status.FireEvents.FireWaned;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** What burns goes on burning. Ledger: NAR-Q-5, NAR-ENV-8. */
public final class Fire {

    private static final int SOAK_PER_BREACH = 10;

    private Fire() {}

    /** Base damage, less soak, at the start of so many turns. Ledger: NAR-Q-5. */
    public static void burn(Play<NarrativeState> play, Participant one, AttackSource source, int turns) {
        int ignored = source.rating("pierce") + SOAK_PER_BREACH * source.rating("breach");
        ignite(
                play,
                one,
                new Flame(
                        "Burn",
                        source.damage().total(),
                        true,
                        ignored,
                        source.dealsStrain(),
                        turns,
                        source.fiercerFlames()));
    }

    /** Wounds of a rating at each start of a turn until it is put out. Ledger: NAR-ENV-8. */
    public static void ignite(Play<NarrativeState> play, Participant one, int rating) {
        ignite(play, one, new Flame("fire", rating, false, 0, false, Flame.WITHOUT_END, 0));
    }

    public static void ignite(Play<NarrativeState> play, Participant one, Flame flame) {
        play.emit(new CaughtFire(one.id(), flame));
    }

    public static void startOfTurn(Play<NarrativeState> play, Participant one) {
        if (one.burning().flames().isEmpty()) {
            return;
        }
        for (Flame flame : one.burning().flames()) {
            if (!one.vitals().dead()) {
                scorch(play, one, flame);
            }
        }
        play.emit(new FireWaned(one.id()));
    }

    private static void scorch(Play<NarrativeState> play, Participant one, Flame flame) {
        if (!flame.soaked()) {
            Suffering.wounds(play, one, flame.damage());
            return;
        }
        int soak = one.profile().reinforced() ? Soak.of(one) : Math.max(0, Soak.of(one) - flame.pierce());
        Track before = Track.of(one);
        boolean strain = flame.strain() && one.profile().hasStrainTrack();
        Modifiers damage = Modifiers.of(flame.name(), flame.damage()).and("soak", -Math.min(soak, flame.damage()));
        play.emit(new HitTaken(one.id(), flame.name(), damage, strain));
        Collapse.resolve(play, one, before);
    }

    public static void putOut(Play<NarrativeState> play, Participant one) {
        if (!one.burning().flames().isEmpty()) {
            play.emit(new FirePutOut(one.id()));
        }
    }
}
