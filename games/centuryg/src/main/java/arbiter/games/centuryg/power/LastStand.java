package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.UnitCondition.Survived;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** Outlives what should have been the end, but no Techniques; may be called in advance. Ledger: i-cannot-be-defeated, BCG-AMB-42. */
public record LastStand() implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        if (!state.has(Mark.Kind.UNDEFEATED, ActingPilot.body(state, owner))) {
            answers.add(power.answer(
                    state,
                    owner,
                    () -> "survive the next time",
                    play -> play.emit(new Marked(
                            Mark.own(Mark.Kind.UNDEFEATED, owner, 1, Clock.FIGHT),
                            "will not be defeated the next time"))));
        }
    }

    /** Points just earned are good for it. Ledger: BCG-CORE-6. */
    @Override
    public void atDestruction(
            CenturyState state, Fighter owner, KnownPower power, DamageCause cause, List<WindowAnswer> answers) {
        Fighter target = ActingPilot.body(state, owner);
        if (!cause.technique() && target.rank(Attribute.THRESHOLD) > 0) { // BCG-DMG-6
            answers.add(power.answer(
                    state,
                    owner,
                    () -> "stay at 1 Threshold",
                    play -> play.emit(new Survived(target.id(), power.name()))));
        }
    }

    /** Called in advance by its pilot or one of those aboard, and needed now. */
    public static boolean saves(Play<CenturyState> play, Fighter target, DamageCause cause) {
        boolean saves = !cause.technique()
                && target.rank(Attribute.THRESHOLD) > 0
                && play.state().has(Mark.Kind.UNDEFEATED, target);
        if (saves) {
            String name = name(caller(play.state(), target));
            play.emit(new MarksEnded(target.id(), Mark.Kind.UNDEFEATED));
            play.emit(new Survived(target.id(), name));
        }
        return saves;
    }

    private static Fighter caller(CenturyState state, Fighter target) {
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.UNDEFEATED && mark.on().equals(target.id())) {
                return state.unit(mark.by());
            }
        }
        return target;
    }

    /** By the sheet: whoever has left an empty machine knows it no longer. */
    private static String name(Fighter caller) {
        return caller.machine().powers().stream()
                .map(Learned::power)
                .filter(power -> power.traits().stream().anyMatch(LastStand.class::isInstance))
                .map(Power::name)
                .findFirst()
                .orElseThrow();
    }
}
