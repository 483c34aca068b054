package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What can be said before Damage is dealt. Ledger: 5.3 step 12. */
final class BlowAnswers {

    private BlowAnswers() {}

    static void open(Play<CenturyState> play, Blow blow) {
        Fighter acting = blow.cause().source().orElse(blow.target());
        Window.open(
                play,
                "damage.answer",
                () -> prompt(blow),
                acting,
                blow.target(),
                owner -> legal(play.state(), blow, owner));
    }

    private static String prompt(Blow blow) {
        String from =
                blow.cause().source().map(source -> " from " + source.name()).orElse("");
        return blow.target().name() + " is about to take " + blow.amount() + " Damage" + from + " ("
                + blow.cause().words() + "). Any answer?";
    }

    private static List<Answer> legal(CenturyState state, Blow blow, Fighter owner) {
        if (blow.amount() == 0 || Powers.points(state, owner) == 0) {
            return List.of();
        }
        List<Answer> answers = new ArrayList<>(0);
        DamagePowers.impregnable(state, blow, owner, answers);
        DamagePowers.takeOne(state, blow, owner, answers);
        DamagePowers.myPain(state, blow, owner, answers);
        DamagePowers.believeInMyself(state, blow, owner, answers);
        DamagePowers.liveAnotherDay(state, blow, owner, answers);
        for (Answer answer : answers) {
            answer.about(blow.amount());
        }
        return answers;
    }
}
