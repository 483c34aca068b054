package arbiter.games.capital.rule;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Crit;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** A target that was hit: its damage is rolled and dealt. Steps 11 to 20 of an Attack. */
final class Hit {

    private Hit() {}

    static void resolve(Play<CapitalState> play, AttackRoll roll, AttackRoll.Defense defense) {
        Combatant target = defense.target();
        int margin = roll.against(defense).margin();
        Modifiers damage = damage(play, roll, target, margin); // 12
        Damage.resolve(
                play,
                new Damage.Instance(
                        Optional.of(roll.attacker()),
                        target,
                        damage,
                        roll.means().type()));
        if (damage.total() > 0) {
            Bonk.offer(play, roll, target); // 19
        }
    }

    /** Base damage times Shots, with every Crit whose threshold is met. Ledger: CAP-AMB-67, CAP-AMB-68. */
    private static Modifiers damage(Play<CapitalState> play, AttackRoll roll, Combatant target, int margin) {
        AttackProfile profile = roll.means().profile();
        int base = rolled(play, "attack.damage", profile.damage());
        int shots = rolled(play, "attack.shots", profile.shots());
        Modifiers damage = Modifiers.of(roll.means().name(), base * shots);
        boolean always =
                profile.is(AttackFlag.CRITS_GIANTS) && target.profile().size().rank() >= Giants.RANK;
        for (Crit crit : profile.crits()) {
            boolean met = always || margin >= crit.margin();
            if (met
                    && crit.type().isEmpty()
                    && crit.arc().isEmpty()
                    && (roll.means().trained() || !crit.trainedOnly())) {
                damage = damage.and("crit", rolled(play, "attack.crit", crit.damage()));
            }
        }
        return damage;
    }

    static int rolled(Play<CapitalState> play, String label, Quantity quantity) {
        return quantity.isFixed()
                ? quantity.constant()
                : play.draw(label, Dice.of(quantity.dice(), Die.D6)).sum() + quantity.constant();
    }
}
