package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** Leaves the battlefield; Damage that it answers hits nobody. Ledger: live-another-day. */
public record Withdrawal() implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        leave(state, owner, power, answers);
    }

    @Override
    public void beforeDamage(
            CenturyState state, Fighter owner, KnownPower power, DamageInProgress blow, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target()) {
            answers.add(power.answer(state, owner, () -> "leave the battlefield", play -> {
                        play.emit(new Destroyed(blow.target().id(), UnitFate.RETREATED));
                        blow.cancel();
                    })
                    .idleIf(blow.amount() < blow.target().points()));
        }
    }

    @Override
    public void atDestruction(
            CenturyState state, Fighter owner, KnownPower power, DamageCause cause, List<WindowAnswer> answers) {
        leave(state, owner, power, answers);
    }

    private static void leave(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        answers.add(power.answer(
                state,
                owner,
                () -> "leave the battlefield",
                play -> play.emit(new Destroyed(ActingPilot.body(state, owner).id(), UnitFate.RETREATED))));
    }

    /** Only when nothing else is left. */
    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.stake() > 0 ? 0 : 1;
    }
}
