package arbiter.games.capital;

import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;

import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;

/** Somebody, an enemy close by, and a friend on the other side. */
public abstract class HoldScenarios extends StrictScenarios<CapitalState> {

    public final Combatant mara = crew("Mara").at(0);
    public final Combatant raider = foe("Raider").at(1);
    public final Combatant friend = crew("Friend").at(2);

    /** The friend attacks the raider, who throws those dice to hold Mara in the way. */
    public Scenario<CapitalState> heldInTheWay(int... dice) {
        Scenario<CapitalState> play = scenario(table(mara, raider, friend))
                .choice("attack.swap", "swap")
                .dice("swap.acting", dice)
                .dice("swap.opposing", 2, 5)
                .dice("attack.attacker", 6, 4)
                .dice("attack.defender", 2, 5);
        play.emit(new Grappled("raider", "mara"));
        Attack.resolve(play, friend, AttackOptions.means(friend).get(0), List.of(raider), Occasion.ACTION);
        return play;
    }
}
