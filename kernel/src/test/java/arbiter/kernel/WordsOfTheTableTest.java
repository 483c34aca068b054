package arbiter.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Totals, lines, and who may know what. */
class WordsOfTheTableTest {

    @Test
    void a_total_names_its_parts_in_order_and_leaves_zeros_out() {
        Modifiers attack = Modifiers.of("VSN", 6).and("training", 0).and("attack counters", -2);

        assertThat(attack.total()).isEqualTo(4);
        assertThat(attack.parts())
                .containsExactly(new Modifiers.Part("VSN", 6), new Modifiers.Part("attack counters", -2));
        assertThat(attack).hasToString("+6 VSN -2 attack counters");
    }

    @Test
    void adding_a_part_leaves_the_total_it_was_added_to_alone() {
        Modifiers base = Modifiers.of("VSN", 6);
        Modifiers near = base.and("near", 1);
        Modifiers far = base.and("far", -1);

        assertThat(base.total()).isEqualTo(6);
        assertThat(near).hasToString("+6 VSN +1 near").isNotEqualTo(far);
        assertThat(far).isEqualTo(Modifiers.of("VSN", 6).and("far", -1)).hasSameHashCodeAs(base.and("far", -1));
    }

    @Test
    void nothing_added_is_an_empty_total() {
        assertThat(Modifiers.none().isEmpty()).isTrue();
        assertThat(Modifiers.of("nothing", 0)).isSameAs(Modifiers.none());
        assertThat(Modifiers.none()).hasToString("");
    }

    @Test
    void a_line_reads_as_one_sentence() {
        Line line = Line.says()
                .unit("mara", "Mara")
                .words(" attacks: ")
                .sum("3+4", 7, Modifiers.of("VSN", 6).and("attack counters", -2))
                .words(", see ")
                .rule("CAP-ATK", "attacks")
                .line();

        assertThat(line.text()).isEqualTo("Mara attacks: 3+4 +6 VSN -2 attack counters = 11, see attacks");
        assertThat(line.parts())
                .contains(new Line.Unit("mara", "Mara"), new Line.Dice("3+4"), new Line.Rule("CAP-ATK", "attacks"));
        assertThat(line.parts().get(3))
                .isInstanceOfSatisfying(
                        Line.Total.class, total -> assertThat(total.value()).isEqualTo(11));
    }

    @Test
    void a_sum_without_modifiers_is_dice_and_result() {
        assertThat(Line.says().sum("3+4", 7, Modifiers.none()).line().text()).isEqualTo("3+4 = 7");
        assertThat(Line.of("The raid begins").text()).isEqualTo("The raid begins");
    }

    @Test
    void an_audience_is_everyone_or_the_players_named_and_the_gamemaster() {
        Viewer mara = Viewer.player("mara", "dog");
        Audience dogs = Audience.playing("dog");

        assertThat(Audience.EVERYONE.includes(Viewer.SPECTATOR)).isTrue();
        assertThat(dogs.includes(mara)).isTrue();
        assertThat(dogs.includes(Viewer.player("raider"))).isFalse();
        assertThat(dogs.includes(Viewer.SPECTATOR)).isFalse();
        assertThat(dogs.includes(Viewer.GAMEMASTER)).isTrue();
        assertThat(Audience.GAMEMASTER.includes(mara)).isFalse();
        assertThat(Audience.GAMEMASTER.includes(Viewer.GAMEMASTER)).isTrue();
        assertThat(new Audience(false, Set.of("cat", "mara")).includes(mara)).isTrue();
    }

    @Test
    void players_answer_for_their_units_and_the_gamemaster_for_anybody() {
        Viewer mara = Viewer.player("mara");

        assertThat(mara.answersFor(Decider.unit("mara"))).isTrue();
        assertThat(mara.answersFor(Decider.unit("raider"))).isFalse();
        assertThat(mara.answersFor(Decider.GAMEMASTER)).isFalse();
        assertThat(Viewer.GAMEMASTER.answersFor(Decider.unit("mara"))).isTrue();
        assertThat(Decider.GAMEMASTER.isGamemaster()).isTrue();
        assertThat(Decider.unit("mara").isGamemaster()).isFalse();
    }

    @Test
    void nobody_plays_the_gamemaster_by_naming_a_unit_so() {
        assertThat(Viewer.player("gamemaster").answersFor(Decider.GAMEMASTER)).isFalse();
    }

    @Test
    void an_events_name_in_data_is_its_words_with_hyphens() {
        record AttackRolled() implements Event<String> {
            @Override
            public void apply(String state) {}

            @Override
            public Line line(String state) {
                return Line.of(state);
            }

            @Override
            public Audience audience(String state) {
                return Audience.EVERYONE;
            }
        }

        assertThat(new AttackRolled().kind()).isEqualTo("attack-rolled");
    }

    @Test
    void a_journal_keeps_what_it_was_given_and_shows_it_unchangeably() {
        Journal<String> journal = new Journal<>(Journal.Header.of("raid", "v1", Map.of()), "start");
        journal.append(List.of(new Entry.Undone<>(1)));

        assertThat(journal.header().format()).isEqualTo(Journal.FORMAT);
        assertThat(journal.entries()).containsExactly(new Entry.Undone<>(1));
        assertThatThrownBy(() -> journal.entries().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void entries_that_cannot_be_are_refused() {
        assertThatThrownBy(() -> new Entry.Undone<>(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Entry.Redone<>(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Entry.Abandoned<>(0, "why")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Entry.Answered<>("label", "mara", -1, List.of(), false))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_view_finds_its_units() {
        View.Unit mara =
                new View.Unit("mara", "Mara", "red", Optional.empty(), true, false, List.of(), List.of(), List.of());
        View view = new View(new Moment(1, 0, "round 1"), List.of(), List.of(mara), View.Board.NONE, List.of());

        assertThat(view.unit("mara")).contains(mara);
        assertThat(view.unit("raider")).isEmpty();
        assertThat(View.Detail.total("attack", Modifiers.of("VSN", 6)).value()).isEqualTo("6");
    }

    @Test
    void an_ending_names_the_winner_if_there_is_one() {
        assertThat(Ending.wonBy("red", "Red wins").winner()).contains("red");
        assertThat(Ending.drawn("Nobody wins").winner()).isEmpty();
        assertThat(new Cost("energy", 1)).hasToString("1 energy");
    }
}
