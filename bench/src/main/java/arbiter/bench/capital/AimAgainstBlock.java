package arbiter.bench.capital;

import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.odds.Odds;
import java.util.List;

/** The odds of one Attack in which both sides may throw one die again and play their best. */
public final class AimAgainstBlock {

    /** As the ledger has it: +5 against +6 with one reroll each. */
    public static final double HIT_CHANCE = 0.436921;

    private final CapitalState state = CapitalTables.aimAgainstBlock();
    private final Combatant attacker = state.unit("aims");
    private final Combatant target = state.unit("blocks");
    private final AttackMeans fist = AttackOptions.means(attacker).get(0);

    public double hitChance() {
        int before = target.hp();
        return Odds.of(state, play -> {
                    Attack.resolve(play, attacker, fist, List.of(target), Occasion.ACTION);
                    return target.hp() < before;
                })
                .choosing(Choices.best((table, decider) -> decider.id().equals("aims")))
                .valuing((table, hit) -> hit ? 1 : 0)
                .fast()
                .probabilityOf(true);
    }
}
