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

/** An Enemy who hurts the owner takes half as much itself, now or the next time in this Round. Ledger: my-pain-is-your-pain. */
public record SharedPain() implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        answers.add(power.answer(
                state,
                owner,
                () -> "return half of the next Damage of this Round",
                play -> play.emit(new Marked(
                        Mark.own(Mark.Kind.PAIN_SHARED, owner, 1, Clock.ROUND), "will share the next pain"))));
    }

    @Override
    public void beforeDamage(
            CenturyState state, Fighter owner, KnownPower power, DamageInProgress blow, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target() && !blow.isReturned() && byEnemy(state, blow)) {
            answers.add(power.answer(state, owner, () -> "half of this Damage goes back", play -> blow.comeBack()));
        }
    }

    /** Called earlier by the one who is hit in the end. */
    static void resolve(Play<CenturyState> play, DamageInProgress blow) {
        if (play.state().has(Mark.Kind.PAIN_SHARED, blow.target()) && byEnemy(play.state(), blow)) {
            play.emit(new MarksEnded(blow.target().id(), Mark.Kind.PAIN_SHARED));
            blow.comeBack();
        }
    }

    private static boolean byEnemy(CenturyState state, DamageInProgress blow) {
        return blow.cause()
                .source()
                .filter(source -> state.enemies(source, blow.target()))
                .isPresent();
    }

    @Override
    public int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.isSerious() || answer.stake() >= answer.owner().points() ? 25 : 0;
    }
}
