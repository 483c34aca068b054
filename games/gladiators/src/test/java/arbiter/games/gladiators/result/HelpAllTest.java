package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Help for all around. */
class HelpAllTest extends StrictScenarios<GladiatorsState> {

    @Test
    @Ledger({"GG-AMB-116", "heal", "area"})
    void what_heals_over_an_area_heals_friend_and_foe() {
        Gladiator ana = hero(
                "Ana", hex(5, 5), "{name: Balm, ability: heal, source: mutant, level: 1, modifiers: [area blast]}");
        Gladiator dan = hero("Dan", hex(5, 6));
        Gladiator eve = hero("Eve", hex(5, 9));
        Gladiator ben = villain("Ben", hex(6, 5));
        GladiatorsState state = table(ana, dan, eve, ben);
        assertThat(Acts.menu(state, ana)).doesNotContain("help-all:balm"); // nobody is hurt
        for (Gladiator hurt : new Gladiator[] {dan, eve, ben}) {
            hurt.set(new Injuries(2, 0));
        }
        var play = scenario(state);

        Acts.take(play, ana, "help-all:balm");

        assertThat(play.log()).containsExactly("Dan is healed by 1 hit", "Ben is healed by 1 hit");
    }

    @Test
    @Ledger({"GG-AMB-97", "GG-ARE-4", "heal", "area"})
    void over_an_area_with_a_range_its_hex_is_rolled_for_and_nobody_in_it() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Balm, ability: heal, source: mutant, level: 1, modifiers: [ranged, area blast]}");
        Gladiator dan = hero("Dan", hex(9, 5));
        Gladiator ben = villain("Ben", hex(10, 5));
        dan.set(new Injuries(1, 0));
        ben.set(new Injuries(1, 0));
        var play = scenario(table(ana, dan, ben))
                .choice("power.place", "blast 9,5")
                .dice("area.hex", 6);

        Acts.take(play, ana, "help-all:balm");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Balm at Dan's hex: needs 6, rolls 6, lands there",
                        "Dan is healed by 1 hit",
                        "Ben is healed by 1 hit");
    }
}
