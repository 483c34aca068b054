package arbiter.games.capital.attack;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** An Attack by sound: half as bad for the deaf, and hard on every ear nearby. Ledger: sonic-rifle, CAP-AMB-120. */
final class Thunderous {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final int REACH = 3 * AttackOptions.MILLIMETRES;
    private static final int WORST = 6;

    private Thunderous() {}

    /** What a target that does not hear the attacker is spared. Ledger: CAP-AMB-68. */
    static int halving(CapitalState state, AttackInProgress roll, Combatant target, int damage) {
        boolean spared = roll.means().is(AttackFlag.THUNDEROUS) && !Hearing.byEar(state, target, roll.attacker());
        return spared ? damage / 2 - damage : 0;
    }

    /** Step 21, on every use: all who hear it close by are hurt, the attacker too; nobody deals that damage. */
    static void resolve(Play<CapitalState> play, AttackInProgress roll) {
        if (!roll.means().is(AttackFlag.THUNDEROUS)) {
            return;
        }
        Combatant attacker = roll.attacker();
        for (Combatant ear : List.copyOf(play.state().units())) { // the gamemaster may bring more meanwhile
            if (ear.present()
                    && !ear.isVehicle()
                    && play.state().reachable(attacker, ear)
                    && attacker.base().within(ear.base(), REACH)
                    && Hearing.byEar(play.state(), ear, attacker)) {
                int damage = play.draw("thunderous.ear", ONE_DIE).sum() == WORST ? 2 : 1;
                Modifiers amount = Modifiers.of("thunderous", damage);
                Damage.outside( // 14-17, 20
                        play,
                        new DamageInProgress(Optional.empty(), ear, amount, DamageType.TRUE),
                        Optional.of(attacker));
            }
        }
    }
}
