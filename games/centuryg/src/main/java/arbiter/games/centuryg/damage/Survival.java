package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** Ways to outlive what should have been the end. Ledger: BCG-AMB-42. */
final class Survival {

    private Survival() {}

    /** I Cannot be Defeated, called in advance. */
    static boolean undefeated(Play<CenturyState> play, Fighter target, DamageCause cause) {
        boolean saves = !cause.technique()
                && target.rank(Attribute.THRESHOLD) > 0
                && play.state().has(Mark.Kind.UNDEFEATED, target);
        if (saves) {
            Fighter caller = caller(play.state(), target);
            play.emit(new MarksEnded(target.id(), Mark.Kind.UNDEFEATED));
            play.emit(new Survived(target.id(), caller.fittings().name(PowerId.I_CANNOT_BE_DEFEATED)));
        }
        return saves;
    }

    /** Its pilot, or one of those aboard. */
    private static Fighter caller(CenturyState state, Fighter target) {
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.UNDEFEATED && mark.on().equals(target.id())) {
                return state.unit(mark.by());
            }
        }
        return target;
    }

    /** Once in a Round, and not against Techniques; Points just earned are good for it. Ledger: BCG-CORE-6. */
    static void cannotBeDefeated(
            CenturyState state, Fighter target, Fighter owner, DamageCause cause, List<WindowAnswer> answers) {
        if (!cause.technique() && Powers.oncePerRound(state, owner, PowerId.I_CANNOT_BE_DEFEATED)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.I_CANNOT_BE_DEFEATED,
                    () -> "stay at 1 Threshold",
                    play -> play.emit(new Survived(target.id(), owner.fittings().name(PowerId.I_CANNOT_BE_DEFEATED)))));
        }
    }

    static void liveAnotherDay(CenturyState state, Fighter target, Fighter owner, List<WindowAnswer> answers) {
        if (Powers.can(state, owner, PowerId.LIVE_ANOTHER_DAY)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.LIVE_ANOTHER_DAY,
                    () -> "leave the battlefield",
                    play -> play.emit(new Destroyed(target.id(), UnitFate.RETREATED))));
        }
    }
}
