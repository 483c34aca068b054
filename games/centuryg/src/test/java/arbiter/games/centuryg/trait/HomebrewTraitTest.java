package arbiter.games.centuryg.trait;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Pack;
import arbiter.games.centuryg.CenturyContent;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.StrictScenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traits of the example pack, made of what the game's own Traits do, with numbers of their own. */
class HomebrewTraitTest extends StrictScenarios<CenturyState> {

    private static final Catalogue CONTENT =
            CenturyContent.load(Pack.under(Path.of("../../examples/centuryg/homebrew")));

    private static Fighter mara(String trait) {
        return person("Mara", "hall").has(homebrew(trait)).here();
    }

    private static Trait homebrew(String id) {
        return CONTENT.shelf(Trait.class).get(id);
    }

    @Test
    void a_watch_notices_those_who_hide() {
        Fighter mara = mara("night-watch");
        TestCall watching = TestCall.of("watching", PilotAttribute.AWARENESS);
        var play = scenario(match(mara)).dice("test.roll", 2, 3, 9);

        PilotRoll.resolve(play, mara, watching.about(Circumstance.STEALTH));

        assertThat(play.log()).containsExactly("Mara, watching: best of 3 dice, 9 +4 Awareness = 13");
    }

    @Test
    void a_deathblow_does_all_that_its_entry_says() {
        Fighter mara = mara("thorn-strike");
        Fighter rogue = person("Rogue", "hall").foe().here();
        var play = scenario(match(mara, rogue))
                .choice("attack.deathblow", "thorn-strike")
                .dice("attack.roll", 5);

        act(play, mara, "attack:combat");

        assertThat(play.log())
                .containsExactly(
                        "Mara, attacking Rogue: 5 +4 Fitness = 9 against 9, passes",
                        "Mara puts everything into a Thorn Strike",
                        "Rogue is rattled: 2 Disadvantages on all Tests for a Round",
                        "Rogue is distracted for a Round");
    }

    @Test
    void a_trait_without_the_choice_that_it_needs_is_refused(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("pack.yaml"),
                "{id: odd, name: Odd, version: \"1\", game: centuryg, description: Odd things.}");
        Files.writeString(folder.resolve("traits.yaml"), """
                - id: odd-drive
                  name: Odd Drive
                  kind: equipment
                  effects: [{kind: personal-proxy, model: ether-drive}]
                  status: automated
                  text: Works one Miracle.
                """);

        assertThatThrownBy(() -> CenturyContent.load(Pack.under(folder)))
                .hasMessageContaining("what it does needs another choice than none");
    }

    @Test
    void the_page_about_content_shows_an_entry_as_it_is() throws IOException {
        String page = Files.readString(Path.of("../../docs/add-content.md"));
        int start = page.indexOf("- id: gumshoe");

        assertThat(Files.readString(Path.of("src/main/resources/centuryg/content/traits.yaml")))
                .contains(page.substring(start, page.indexOf("```", start)));
    }
}
