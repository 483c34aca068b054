package arbiter.games.capital.attack;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.ArrayList;
import java.util.List;

/** Dice that an Ability lets somebody throw again. Steps 6 and 7 of an Attack. Ledger: CAP-AMB-44, CAP-AMB-45. */
public interface RerollTrait extends AbilityTrait {

    /** What the owner can throw its Attack Roll again with. */
    default void offerAttack(Combatant owner, AttackMeans means, List<RerollSource> sources) {}

    /** What the owner can throw its Defense Roll again with. */
    default void offerDefense(Combatant owner, AttackMeans means, List<RerollSource> sources) {}

    /** What the owner can do for the Defense Roll of another. Asked of everybody at the table, in turn order. */
    default void offerHelp(CapitalState state, Combatant owner, Combatant target, List<RerollSource> help) {}

    static void ofAttacker(Combatant attacker, AttackMeans means, List<RerollSource> sources) {
        List<RerollTrait> traits = attacker.traits().rerolls().attack();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).offerAttack(attacker, means, sources);
        }
    }

    static void ofTarget(Combatant target, AttackMeans means, List<RerollSource> sources) {
        List<RerollTrait> traits = target.traits().rerolls().defense();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).offerDefense(target, means, sources);
        }
    }

    static List<RerollSource> ofOthers(CapitalState state, Combatant target) {
        List<RerollSource> help = List.of();
        for (int place = 0; place < state.units().size(); place++) {
            Combatant owner = state.inOrder(place);
            List<RerollTrait> traits = owner.traits().rerolls().help();
            for (int i = 0; i < traits.size(); i++) {
                help = help.isEmpty() ? new ArrayList<>() : help;
                traits.get(i).offerHelp(state, owner, target, help);
            }
        }
        return help;
    }
}
