package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** Halves Damage, this or the next. Ledger: my-defense-is-impregnable, BCG-AMB-36. */
public record HalvedDamage() implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        answers.add(power.answer(
                state,
                owner,
                () -> "halve the next Damage",
                play -> play.emit(new Marked(
                        Mark.own(Mark.Kind.IMPREGNABLE, owner, 1, Clock.FIGHT), "braces for the next Damage"))));
    }

    @Override
    public void beforeDamage(
            CenturyState state, Fighter owner, KnownPower power, DamageInProgress blow, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target()) {
            answers.add(power.answer(state, owner, () -> "halve this Damage", play -> blow.halve()));
        }
    }

    /** Called earlier by the one who is hit in the end. */
    static void resolve(Play<CenturyState> play, DamageInProgress blow) {
        if (play.state().has(Mark.Kind.IMPREGNABLE, blow.target())) {
            play.emit(new MarksEnded(blow.target().id(), Mark.Kind.IMPREGNABLE));
            blow.halve();
        }
    }

    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.isSerious() || answer.stake() >= answer.owner().points() ? 25 : 0;
    }
}
