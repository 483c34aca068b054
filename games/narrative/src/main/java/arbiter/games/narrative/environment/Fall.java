package arbiter.games.narrative.environment;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Collapse;
import arbiter.games.narrative.damage.HitTaken;
import arbiter.games.narrative.damage.Soak;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.damage.Track;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.space.band.Band;
import java.util.List;

/** Falling from some height, softened by a check. Ledger: NAR-ENV-10, NAR-ENV-11, table 3.6. */
public final class Fall {

    private static final PlainOption ATHLETICS = PlainOption.of("athletics", "Athletics");
    private static final PlainOption COORDINATION = PlainOption.of("coordination", "Coordination");
    private static final PlainOption NONE = PlainOption.passing("none", "Just fall");
    private static final List<PlainOption> WAYS = List.of(ATHLETICS, COORDINATION, NONE);

    private Fall() {}

    /** From so many bands up. The check is an incidental. */
    public static void resolve(Play<NarrativeState> play, Participant one, Band height) {
        PlainOption way = play.choose(Request.one(one.decider(), "fall.skill", WAYS)
                .asking(() -> "How does " + one.name() + " try to land softly?"));
        int success = 0;
        int advantage = 0;
        Band fallen = height;
        if (way != NONE) {
            CheckInProgress check = CheckInProgress.skill(
                    play.state(), one, play.state().tables().skill(way.id()), Difficulty.AVERAGE, "a fall");
            Check.roll(play, check);
            success = check.succeeds() ? check.symbols().success() : 0;
            advantage = Math.max(0, check.symbols().advantage());
            fallen = check.symbols().triumph() > 0 ? shortened(play, one, height) : height;
            Check.finish(play, check);
        }
        land(play, one, fallen, success, advantage);
    }

    /** A triumph may make it one band less. */
    private static Band shortened(Play<NarrativeState> play, Participant one, Band height) {
        boolean so = height != Band.ENGAGED
                && play.choose(Request.one(Decider.GAMEMASTER, "fall.shorter", YesNo.BOTH)
                                .asking(() -> "Does the triumph make the fall of " + one.name() + " shorter?")
                                .otherwise(YesNo.YES)
                                .quietly())
                        == YesNo.YES;
        return so ? Band.number(height.ordinal() - 1) : height;
    }

    private static void land(Play<NarrativeState> play, Participant one, Band height, int success, int advantage) {
        switch (height) {
            case ENGAGED -> {}
            case SHORT -> strike(play, one, 10, success);
            case MEDIUM -> strike(play, one, 30, success);
            case LONG -> shatter(play, one, 50);
            case EXTREME, STRATEGIC -> shatter(play, one, 75);
        }
        int strain = switch (height) {
            case ENGAGED -> 0;
            case SHORT -> 10;
            case MEDIUM -> 20;
            case LONG -> 30;
            case EXTREME, STRATEGIC -> 40;
        };
        if (!one.vitals().dead()) {
            Suffering.strain(play, one, Math.max(0, strain - advantage));
        }
    }

    /** Damage that soak and successes reduce. */
    private static void strike(Play<NarrativeState> play, Participant one, int damage, int success) {
        Modifiers fall = Modifiers.of("fall", damage).and("net successes", -Math.min(damage, success));
        fall = fall.and("soak", -Math.min(Soak.of(one), fall.total()));
        Track before = Track.of(one);
        play.emit(new HitTaken(one.id(), "the ground", fall, false));
        Collapse.resolve(play, one, before);
    }

    /** One more than the threshold, whatever one does, and one injury with the bonus of the height. Ledger: NAR-ENV-11. */
    private static void shatter(Play<NarrativeState> play, Participant one, int bonus) {
        int deadly = Thresholds.wounds(one) + 1;
        int wounds = play.state().rules().fallsAddUp()
                ? deadly
                : Math.max(0, deadly - one.vitals().wounds());
        Track before = Track.of(one);
        if (wounds > 0) {
            play.emit(new Wounded(one.id(), wounds));
        }
        Collapse.resolve(play, one, new Track(false, before.strain()), Modifiers.of("fall", bonus));
    }
}
