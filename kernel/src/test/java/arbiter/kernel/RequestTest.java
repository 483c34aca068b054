package arbiter.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RequestTest {

    private static final Decider MARA = Decider.unit("mara");

    record Way(String id) implements Option {

        static final List<Way> THREE = List.of(new Way("north"), new Way("east"), new Way("south"));

        @Override
        public String text() {
            return "Go " + id;
        }

        @Override
        public boolean declines() {
            return id.equals("stay");
        }
    }

    private static Request<Way> some(int least, int most) {
        return Request.some(MARA, "walk.ways", Way.THREE, least, most);
    }

    @Test
    void the_first_option_is_the_default_unless_another_is_named() {
        Request<Way> request = Request.one(MARA, "walk.way", Way.THREE);

        assertThat(request.fallback()).isEqualTo(new Way("north"));
        assertThat(request.otherwise(new Way("south")).fallback()).isEqualTo(new Way("south"));
        assertThat(request.fallbackIndex()).isEqualTo(2);
        assertThatThrownBy(() -> request.otherwise(new Way("up")))
                .hasMessage("the default 'up' is not offered at walk.way");
    }

    @Test
    void a_question_without_options_cannot_be_asked() {
        assertThatThrownBy(() -> Request.one(MARA, "walk.way", List.<Way>of()))
                .hasMessage("nothing to choose from at walk.way");
    }

    @Test
    void the_label_stands_in_for_a_question_that_is_not_put_in_words() {
        Request<Way> request = Request.one(MARA, "walk.way", Way.THREE);

        assertThat(request.prompt()).isEqualTo("walk.way");
        assertThat(request.asking(() -> "Where to?").prompt()).isEqualTo("Where to?");
    }

    @Test
    void the_words_of_a_question_are_made_only_when_somebody_reads_them() {
        Request<Way> request = Request.one(MARA, "walk.way", Way.THREE).asking(() -> {
            throw new AssertionError("nobody has read it");
        });

        assertThat(request.accept("east")).isEqualTo(new Way("east"));
        assertThatThrownBy(request::prompt).hasMessage("nobody has read it");
    }

    @Test
    void what_is_not_offered_is_refused_with_what_is() {
        assertThatThrownBy(() -> Request.one(MARA, "walk.way", Way.THREE).accept("up"))
                .isInstanceOf(Refused.class)
                .hasMessage("'up' is not offered at walk.way; offered: north, east, south");
        List<Way> many = IntStream.range(0, 20).mapToObj(i -> new Way("w" + i)).toList();
        assertThatThrownBy(() -> Request.one(MARA, "walk.way", many).accept("up"))
                .hasMessageEndingWith("w10, w11 and 8 more");
    }

    @Test
    void so_many_of_a_list_must_be_chosen() {
        assertThat(some(1, 2).acceptSome(List.of("south", "north")))
                .containsExactly(new Way("south"), new Way("north"));
        assertThat(some(0, 2).acceptSome(List.of())).isEmpty();
        refused(some(1, 2), "choose 1 to 2 at walk.ways, not 0");
        refused(some(1, 2), "choose 1 to 2 at walk.ways, not 3", "north", "east", "south");
        refused(some(2, 2), "choose 2 at walk.ways, not 1", "north");
        refused(some(1, 2), "an option is named twice at walk.ways: east, east", "east", "east");
        refused(some(1, 2), "'up' is not offered at walk.ways; offered: north, east, south", "up");
    }

    private static void refused(Request<Way> request, String message, String... ids) {
        assertThatThrownBy(() -> request.acceptSome(List.of(ids)))
                .isInstanceOf(Refused.class)
                .hasMessage(message);
    }

    @Test
    void more_than_there_are_cannot_be_asked_for() {
        assertThat(some(1, 9).most()).isEqualTo(3);
        assertThatThrownBy(() -> some(4, 9)).hasMessage("between 4 and 9 of 3 options at walk.ways");
        assertThatThrownBy(() -> some(2, 1)).hasMessage("between 2 and 1 of 3 options at walk.ways");
        assertThatThrownBy(() -> some(-1, 1)).hasMessage("between -1 and 1 of 3 options at walk.ways");
    }

    @Test
    void an_order_is_all_of_a_list() {
        Request<Way> order = Request.order(MARA, "walk.order", Way.THREE).otherwise(new Way("east"));

        assertThat(order.kind()).isEqualTo(Request.Kind.ORDER);
        assertThat(order.least()).isEqualTo(3);
        assertThat(order.fallbackSome()).extracting(Way::id).containsExactly("east", "north", "south");
    }

    @Test
    void the_default_of_some_holds_the_default_and_as_few_others_as_needed() {
        assertThat(some(0, 2).fallbackSome()).isEmpty();
        assertThat(some(1, 2).otherwise(new Way("south")).fallbackSome()).containsExactly(new Way("south"));
        assertThat(some(2, 3).otherwise(new Way("south")).fallbackSome())
                .containsExactly(new Way("north"), new Way("south"));
    }

    @Test
    void a_place_may_be_named_freely() {
        Request<Way> place = Request.place(MARA, "walk.to", Way.THREE, notation -> {
            if (notation.length() > 6) {
                throw new Refused("'" + notation + "' is too far");
            }
            return new Way(notation);
        });

        assertThat(place.kind()).isEqualTo(Request.Kind.PLACE);
        assertThat(place.accept("b4")).isEqualTo(new Way("b4"));
        assertThatThrownBy(() -> place.accept("elsewhere")).hasMessage("'elsewhere' is too far");
    }

    @Test
    void letting_it_pass_is_an_option_like_any_other() {
        List<Way> ways = List.of(new Way("north"), new Way("stay"));

        assertThat(Request.one(MARA, "walk.way", ways).declining()).contains(new Way("stay"));
        assertThat(Request.one(MARA, "walk.way", Way.THREE).declining()).isEmpty();
    }

    @Test
    void a_question_knows_how_it_is_asked() {
        Request<Way> plain = Request.one(MARA, "walk.way", Way.THREE);
        assertThat(List.of(plain.quiet(), plain.secret(), plain.command())).containsOnly(false);

        assertThat(plain.quietly().quiet()).isTrue();
        assertThat(plain.secretly().secret()).isTrue();
        assertThat(plain.asCommand().command()).isTrue();
        assertThat(plain).hasToString("walk.way for mara: north, east, south");
    }

    @Test
    void yes_and_no_are_a_kind_of_their_own() {
        Request<YesNo> request = Request.one(MARA, "walk.stop", YesNo.BOTH);

        assertThat(request.kind()).isEqualTo(Request.Kind.YES_NO);
        assertThat(request.accept("yes")).isEqualTo(YesNo.YES);
        assertThat(request.declining()).contains(YesNo.NO);
        assertThat(YesNo.YES.text()).isEqualTo("Yes");
    }

    @Test
    void an_amount_is_a_number_from_the_least_to_the_most() {
        Request<Amount> request = Request.amount(MARA, "walk.hours", 0, 3);

        assertThat(request.kind()).isEqualTo(Request.Kind.AMOUNT);
        assertThat(request.options()).containsExactly(new Amount(0), new Amount(1), new Amount(2), new Amount(3));
        assertThat(request.accept("2").value()).isEqualTo(2);
        assertThat(request.declining()).contains(new Amount(0));
        assertThatThrownBy(() -> request.accept("4")).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> request.accept("02")).isInstanceOf(Refused.class);
    }
}
