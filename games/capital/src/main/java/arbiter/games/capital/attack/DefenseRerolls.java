package arbiter.games.capital.attack;

import arbiter.games.capital.ability.Sanctuary;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.unit.Combatant;
import java.util.ArrayList;
import java.util.List;

/** What a target can throw its Defense Roll again with. Ledger: CAP-KEY-BLOCK, CAP-AMB-04. */
public final class DefenseRerolls {

    private DefenseRerolls() {}

    public static List<RerollSource> of(Combatant target, AttackMeans means, Basis basis) {
        if (means.is(AttackFlag.HEALING)) { // CAP-AMB-102
            return List.of();
        }
        List<RerollSource> sources = new ArrayList<>();
        basis.attribute()
                .filter(attribute -> target.prepared(attribute) > 0)
                .ifPresent(attribute -> sources.add(RerollSource.prepare(target, attribute)));
        List<Armed> weapons = target.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            if (target.holds(i)) {
                block(weapons.get(i), i, target, means, sources);
            }
        }
        if (target.overwatch() > 0 && target.profile().rerolls().dodgeOnOverwatch() > 0) { // high-alert
            int uses = target.profile().rerolls().dodgeOnOverwatch();
            sources.add(RerollSource.dice("high-alert", "High Alert", target, 1, uses, 1));
        }
        if (target.profile().rerolls().resists(means.type())) { // damage-resist, CAP-AMB-121
            sources.add(RerollSource.dice("damage-resist", "Damage Resist", target, 0, 1, 1));
        }
        if (SanctuaryTurns.of(target) > 0) { // sanctuary-1
            sources.add(RerollSource.dice("sanctuary", "Sanctuary", target, 0, Sanctuary.DODGES, 1));
        }
        RerollTrait.ofTarget(target, means, sources);
        return sources;
    }

    private static void block(Armed armed, int index, Combatant target, AttackMeans means, List<RerollSource> sources) {
        if (armed.weapon().block().isEmpty()) {
            return;
        }
        Weapon.Block block = armed.weapon().block().get();
        if ((block.trainedOnly() && !target.trainedWith(index)) || (block.meleeOnly() && !means.isMelee())) {
            return;
        }
        sources.add(RerollSource.dice(
                "block-" + index, "Block with the " + armed.weapon().name(), target, 1, block.uses(), block.rerolls()));
    }
}
