package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Where the rolls of an Attack stand between two rerolls; however the dice came to lie so, it goes on the same. */
final class RerollPoint {

    private RerollPoint() {}

    /** Tells the odds, as long as anything can still change. */
    static void reach(Play<CapitalState> play, AttackRoll roll, boolean attackersTurn, int passes) {
        if (canChange(play.state(), roll)) {
            play.reach(roll.stretch(), () -> situation(roll, attackersTurn, passes));
        }
    }

    private static boolean canChange(CapitalState state, AttackRoll roll) {
        if (RerollSource.anyUsable(state, roll.rerolls())) {
            return true;
        }
        List<AttackRoll.Defense> defenses = roll.defenses();
        for (int i = 0; i < defenses.size(); i++) {
            AttackRoll.Defense defense = defenses.get(i);
            if (RerollSource.anyUsable(state, defense.rerolls()) || RerollSource.anyUsable(state, defense.help())) {
                return true;
            }
        }
        return false;
    }

    /** All that the dice and the rerolls have made of it, and who comes next. */
    private static List<Object> situation(AttackRoll roll, boolean attackersTurn, int passes) {
        List<Object> situation = new ArrayList<>();
        situation.add(attackersTurn);
        situation.add(passes);
        situation.add(roll.dice());
        addAll(situation, roll.rerolls());
        for (AttackRoll.Defense defense : roll.defenses()) {
            situation.add(defense.dice());
            addAll(situation, defense.rerolls());
            addAll(situation, defense.help());
        }
        return situation;
    }

    private static void addAll(List<Object> situation, List<RerollSource> sources) {
        for (RerollSource source : sources) {
            situation.add(source.left());
        }
    }
}
