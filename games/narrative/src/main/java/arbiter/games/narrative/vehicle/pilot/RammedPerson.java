package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.damage.Collapse;
import arbiter.games.narrative.damage.HitTaken;
import arbiter.games.narrative.damage.Soak;
import arbiter.games.narrative.damage.Track;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Spend.Symbol;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.ExtraSpend;
import arbiter.games.narrative.vehicle.SkillChoice;
import arbiter.games.narrative.vehicle.critical.Collision;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Somebody whom a vehicle rams: getting out of the way, or not. Ledger: NAR-RAM-2 to 5. */
public final class RammedPerson {

    private static final int TEN = 10;
    private static final int LARGE = 2;
    private static final String SOFTENED = "ram-softened";
    private static final String INJURED = "ram-injury";

    private RammedPerson() {}

    public static void resolve(Play<NarrativeState> play, Participant one, Participant vehicle) {
        int speed = vehicle.motion().speed();
        int softened = 0;
        if (one.canAct()) {
            CheckInProgress check = evade(play, one, vehicle, speed);
            if (check.succeeds()) {
                return;
            }
            softened = check.timesBought(SOFTENED);
        }
        strike(play, one, vehicle, softened);
        if (one.profile().silhouette() >= LARGE) { // NAR-RAM-5
            bump(play, vehicle, one);
        }
    }

    /** As many difficulty dice as the speed, which upgrades nothing here; an incidental. Ledger: NAR-RAM-2, NAR-RAM-5. */
    private static CheckInProgress evade(Play<NarrativeState> play, Participant one, Participant vehicle, int speed) {
        Skill skill = SkillChoice.of(play, one, "ram.evade", "athletics", "coordination");
        PoolBase difficulty = new PoolBase(speed, 0, vehicle.name() + " at speed " + speed);
        CheckInProgress check = new CheckInProgress(
                one, skill, CheckKind.SKILL, SkillPool.of(one, skill).against(difficulty));
        check.offer(ExtraSpend.noted(made -> !made.succeeds(), 3)
                .row(
                        SOFTENED,
                        "Roll with the blow",
                        "If the check failed, 1 less damage of the ram.",
                        Symbol.ADVANTAGE,
                        1,
                        SpendRow.WITHOUT_LIMIT));
        check.offer(ExtraSpend.noted(made -> true, 9)
                .row(
                        INJURED,
                        "Injured by the ram",
                        "A Critical Injury with 10 times the speed of the vehicle added.",
                        Symbol.DESPAIR,
                        1,
                        1));
        Check.resolve(play, check);
        if (check.timesBought(INJURED) > 0) { // before that of the damage: NAR-RAM-4
            CriticalInjuries.inflict(play, one, Modifiers.of("speed " + speed, TEN * speed), Optional.empty());
        }
        return check;
    }

    /** Damage less soak, and prone; what fells it adds to its injury. Ledger: NAR-RAM-3. */
    private static void strike(Play<NarrativeState> play, Participant one, Participant vehicle, int softened) {
        Modifiers damage = Modifiers.of(
                        "10 times the speed", TEN * vehicle.motion().speed())
                .and("rolling with it", -softened);
        damage = damage.and("soak", -Math.min(Soak.of(one), damage.total()));
        Track before = Track.of(one);
        play.emit(new HitTaken(one.id(), vehicle.name(), damage, false));
        Prone.fall(play, one);
        int silhouette = vehicle.model().silhouette();
        Collapse.resolve(play, one, before, Modifiers.of("silhouette " + silhouette, TEN * silhouette));
    }

    /** Something as large as that is an obstacle to the vehicle as well, if the gamemaster finds it one. */
    private static void bump(Play<NarrativeState> play, Participant vehicle, Participant one) {
        if (play.confirm(
                Decider.GAMEMASTER,
                "ram.collision",
                () -> "Is running into " + one.name() + " a minor collision for " + vehicle.name() + "?")) {
            Collision.resolve(play, Collision.Kind.MINOR, List.of(vehicle));
        }
    }
}
