package arbiter.games.capital.attack;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * The dice for damage and Shots. With Try That Again the Aim that is left of this Attack can throw them again. Ledger:
 * try-that-again-1, CAP-AMB-46.
 */
public final class DamageDice {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);
    private static final Reroll.Pass PASS = new Reroll.Pass();

    private DamageDice() {}

    public static int roll(Play<CapitalState> play, AttackInProgress roll, String label, Quantity quantity) {
        if (quantity.isFixed()) {
            return quantity.constant();
        }
        Faces dice = play.draw(label, quantity.thrown());
        if (roll.attacker().profile().rerolls().aimOnAnyDie()) {
            dice = aimed(play, roll, dice);
        }
        return dice.sum() + quantity.constant();
    }

    private static Faces aimed(Play<CapitalState> play, AttackInProgress roll, Faces rolled) {
        Faces dice = rolled;
        for (RerollSource source : roll.rerolls()) {
            while (source.isAim() && source.usable(play.state())) {
                Faces after = offer(play, roll.attacker(), source, dice);
                if (after == dice) {
                    return dice;
                }
                dice = after;
            }
        }
        return dice;
    }

    private static Faces offer(Play<CapitalState> play, Combatant attacker, RerollSource aim, Faces dice) {
        List<Reroll> options = new ArrayList<>();
        for (int i = 0; i < dice.size(); i++) {
            if (i == 0 || dice.face(i) != dice.face(i - 1)) {
                options.add(new Reroll.OneDie(aim, dice.face(i), dice.face(i) + 1));
            }
        }
        options.add(PASS);
        Reroll chosen = play.choose(Request.one(attacker.decider(), "attack.aim-damage", options)
                .asking(() -> attacker.name() + " rolled " + dice + " for damage. Throw a die again?")
                .otherwise(PASS));
        if (!(chosen instanceof Reroll.OneDie one) || !RerollWindow.paid(play, aim)) {
            return dice;
        }
        Faces after =
                dice.with(one.face(), play.draw("attack.aimed-damage", ONE_DIE).sum());
        DiceAgain.use(play, attacker, aim, dice, after);
        return after;
    }
}
