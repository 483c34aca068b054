package arbiter.bench.capital;

import arbiter.games.capital.rule.Armoury;
import arbiter.games.capital.rule.Attack;
import arbiter.games.capital.rule.Manner;
import arbiter.games.capital.rule.Means;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.odds.Odds;
import java.util.List;

/** The odds of one Attack in which both sides may throw one die again and play their best. */
public final class AimAgainstBlock {

    /** As the ledger has it: +5 against +6 with one reroll each. */
    public static final double HIT_CHANCE = 0.436921;

    private final CapitalState state = CapitalTables.aimAgainstBlock();
    private final Combatant attacker = state.combatant("aims");
    private final Combatant target = state.combatant("blocks");
    private final Means fist = Armoury.means(attacker).get(0);

    public double hitChance() {
        int before = target.hp();
        return Odds.of(state, play -> {
                    Attack.resolve(play, attacker, fist, List.of(target), Manner.ACTION);
                    return target.hp() < before;
                })
                .choosing(Choices.best((table, decider) -> decider.id().equals("aims")))
                .valuing((table, hit) -> hit ? 1 : 0)
                .fast()
                .probabilityOf(true);
    }
}
