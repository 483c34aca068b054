package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.Hit;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/**
 * A rallied Attack hurts one of its targets by the Captain's CHA, hit or not, as an instance of its own. Step 21 of an
 * Attack. Ledger: rally-1, CAP-AMB-112.
 */
public final class RallyDamage {

    private RallyDamage() {}

    public static void resolve(Play<CapitalState> play, AttackInProgress roll, List<Combatant> targets) {
        Combatant attacker = roll.attacker();
        AttackMeans means = roll.means();
        if (means.is(AttackFlag.HEALING)) { // it has raised the healing, if there was any
            return;
        }
        int charisma = Rally.charisma(play.state(), attacker);
        Combatant victim = UnitOption.choose(
                play,
                attacker.decider(),
                "rally.target",
                targets,
                () -> "Whom does " + attacker.name() + "'s Rally hurt?");
        Hit.deal(play, roll, Hit.instance(roll, victim, Modifiers.of("Rally", charisma), means.type()), false); // 13-20
    }
}
