package arbiter.games.capital.sheet;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import org.junit.jupiter.api.Test;

/** What a table names as a unit: an entry by its id, or something written out in place. */
class UnitsTest {

    @Test
    void adversaries_and_vehicles_are_found_by_their_id() {
        assertThat(named("ash-hound")).isInstanceOf(Adversary.class);
        assertThat(named("bike")).isInstanceOf(Vehicle.class);
        assertThatThrownBy(() -> named("ash-hund"))
                .hasMessageContaining("unknown unit 'ash-hund'; did you mean 'ash-hound'?");
    }

    @Test
    void a_unit_can_be_written_out() {
        Unit rat = written("{STR: 1, FTD: 1, AGI: 7, VSN: 3, WIS: 3, WIL: 2, CHA: 0, KNW: 0}");

        assertThat(((Adversary) rat).profile(BOOK).maxima()).isEqualTo(new Maxima(2, 5, 0));
    }

    @Test
    void a_unit_without_all_scores_is_refused() {
        assertThatThrownBy(() -> written("{STR: 1}")).hasMessage("unit.yaml:1:1: a unit has all eight Scores");
        assertThatThrownBy(() -> written("{STR: 1, FTD: 1, AGI: 11, VSN: 3, WIS: 3, WIL: 2, CHA: 0, KNW: 0}"))
                .hasMessage("unit.yaml:1:1: Scores are from 0 to 10");
    }

    private static Unit named(String id) {
        return BOOK.content().binder().bind(Yaml.read(Source.text("unit.yaml", id)), Unit.class);
    }

    private static Unit written(String scores) {
        Node node = Yaml.read(Source.text(
                "unit.yaml",
                "{kind: adversary, id: rat, name: Rat, size: tiny, hit-points: 2, text: Gnaws., scores: " + scores
                        + "}"));
        Problems problems = new Problems();
        var unit = BOOK.content().binder().bindInFull(node, Unit.class, problems);
        problems.throwIfAny();
        return unit.orElseThrow();
    }
}
