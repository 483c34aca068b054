package arbiter.games.capital.ability;

import static arbiter.games.capital.AttackCast.act;
import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Pack;
import arbiter.games.capital.CapitalContent;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.StrictScenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Behaviour that content names, with the numbers that an entry gives; and the page that shows how it is added. */
class TraitsTest extends StrictScenarios<CapitalState> {

    private static final Path HOMEBREW = Path.of("../../examples/capital/homebrew");

    private static Ability homebrew(String id) {
        return CapitalContent.load(Pack.under(HOMEBREW)).shelf(Ability.class).get(id);
    }

    @Test
    void a_homebrew_ability_uses_a_trait_with_numbers_of_its_own() {
        Combatant runner = red("Runner").having(homebrew("second-wind")).make();
        Combatant brute = blue("Brute").at(1, 0).make();
        var play = scenario(table(runner, brute))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 1)
                .dice("enthusiastic.acting", 5, 5)
                .dice("enthusiastic.opposing", 3, 4);
        play.emit(new Paid("runner", 3, "a long run"));
        int tired = runner.energy();

        Attack.resolve(play, runner, means(runner, "unarmed"), List.of(brute), Occasion.SEIZED);

        assertThat(runner.energy()).isEqualTo(tired + 2);
    }

    @Test
    void a_homebrew_ability_on_the_menu_has_a_cooldown_of_its_own() {
        Combatant guide = red("Guide").having(homebrew("follow-me")).make();
        Combatant mate = red("Mate").at(1, 0).make();
        CapitalState state = table(guide, mate, blue("Brute").at(9, 0).make());
        var play = scenario(state)
                .choice("order.accept", "yes")
                .choice("seize.action", "prepare:str")
                .dice("cooldown.acting", 4, 4)
                .dice("cooldown.opposing", 2, 3);

        act(state, guide, "order:mate").resolve(play, Occasion.ACTION);

        assertThat(guide.energy()).isEqualTo(6);
        assertThat(guide.timers().isCooling("follow-me")).isTrue();
        assertThat(ActMenu.instants(state, guide)).noneMatch(act -> act.kind().equals("order"));
        Cooldown.checks(play, guide);
        assertThat(play.log()).last().isEqualTo("Guide can use Follow Me again");
    }

    @Test
    void the_page_shows_the_class_and_the_entry_as_they_are() throws IOException {
        String page = Files.readString(Path.of("../../docs/add-content.md"));
        String entries = Files.readString(Path.of("src/main/resources/capital/content/abilities-slots.yaml"));
        String source = Files.readString(Path.of("src/main/java/arbiter/games/capital/ability/Enthusiastic.java"));

        assertThat(entries).contains(block(page, "yaml"));
        assertThat(source).endsWith(block(page, "java"));
    }

    /** The first block of that language below the heading. */
    private static String block(String page, String language) {
        int heading = page.indexOf("## An ability with behaviour of its own");
        int start = page.indexOf("```" + language + "\n", heading) + language.length() + 4;
        return page.substring(start, page.indexOf("```", start));
    }
}
