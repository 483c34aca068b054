package arbiter.games.capital.rule;

import static arbiter.games.capital.rule.Troupe.crew;
import static arbiter.games.capital.rule.Troupe.foe;
import static arbiter.games.capital.rule.Troupe.table;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Grappled;
import arbiter.testkit.Scenario;
import arbiter.testkit.ScenarioTest;
import java.util.List;

/** Somebody, an enemy close by, and a friend on the other side. */
abstract class HoldTest extends ScenarioTest<CapitalState> {

    final Combatant mara = crew("Mara").at(0);
    final Combatant raider = foe("Raider").at(1);
    final Combatant friend = crew("Friend").at(2);

    /** The friend attacks the raider, who throws those dice to hold Mara in the way. */
    Scenario<CapitalState> heldInTheWay(int... dice) {
        Scenario<CapitalState> play = scenario(table(mara, raider, friend))
                .choice("attack.swap", "swap")
                .dice("swap.acting", dice)
                .dice("swap.opposing", 2, 5)
                .dice("attack.attacker", 6, 4)
                .dice("attack.defender", 2, 5);
        play.emit(new Grappled("raider", "mara"));
        Attack.resolve(play, friend, Armoury.means(friend).get(0), List.of(raider), Manner.ACTION);
        return play;
    }
}
