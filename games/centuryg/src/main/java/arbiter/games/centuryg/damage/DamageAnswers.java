package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.ResponseWindow;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What can be said before Damage is dealt. Ledger: 5.3 step 12. */
final class DamageAnswers {

    private DamageAnswers() {}

    static void open(Play<CenturyState> play, DamageInProgress blow) {
        Fighter acting = blow.cause().source().orElse(blow.target());
        ResponseWindow.open(
                play,
                "damage.answer",
                () -> prompt(blow),
                acting,
                blow.target(),
                owner -> legal(play.state(), blow, owner));
    }

    private static String prompt(DamageInProgress blow) {
        String from =
                blow.cause().source().map(source -> " from " + source.name()).orElse("");
        return blow.target().name() + " is about to take " + blow.amount() + " Damage" + from + " ("
                + blow.cause().words() + "). Any answer?";
    }

    private static List<WindowAnswer> legal(CenturyState state, DamageInProgress blow, Fighter owner) {
        if (blow.amount() == 0 || owner.powers().beforeDamage().isEmpty()) {
            return List.of();
        }
        List<WindowAnswer> answers = new ArrayList<>(0);
        Powers.ask(
                state,
                owner,
                owner.powers().beforeDamage(),
                power -> power.trait().beforeDamage(state, owner, power, blow, answers));
        for (WindowAnswer answer : answers) {
            answer.about(blow.amount());
        }
        return answers;
    }
}
