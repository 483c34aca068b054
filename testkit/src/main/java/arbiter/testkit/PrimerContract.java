package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.situation.PrimerScene;
import arbiter.kernel.State;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Primer;
import arbiter.rulebook.guide.PrimerCard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every game can be learned here: its primer is complete, and what it names exists. A game runs it by subclassing. */
public abstract class PrimerContract<S extends State<S>> {

    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_TEXT = 420;

    private final Rulebook<S> book;

    protected PrimerContract(Rulebook<S> book) {
        this.book = book;
    }

    private List<PrimerCard> cards() {
        return book.primer()
                .orElseThrow(() -> new AssertionError(book.id() + " has no guide/primer.yaml"))
                .cards();
    }

    @Test
    void six_to_eight_short_cards_teach_the_game() {
        assertThat(cards()).hasSizeBetween(Primer.FEWEST_CARDS, Primer.MOST_CARDS);
        assertThat(cards()).extracting(PrimerCard::title).doesNotHaveDuplicates();
        assertThat(cards()).allSatisfy(card -> {
            assertThat(card.title()).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TITLE);
            assertThat(card.text()).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TEXT);
        });
    }

    @Test
    void each_card_says_which_rules_have_it_in_full() {
        List<String> known = book.ledger().rules().stream().map(LedgerEntry::id).toList();
        assertThat(cards())
                .allSatisfy(card -> assertThat(card.rules()).isNotEmpty().isSubsetOf(known));
    }

    @Test
    void each_card_has_a_picture_of_a_fight_that_comes_with_the_game() {
        for (PrimerCard card : cards()) {
            PrimerScene<S> scene = PrimerScene.of(book, card);
            assertThat(scene.view().units()).as(card.title()).isNotEmpty();
            assertThat(scene.chosen()).as(card.title()).hasSize(card.option().isPresent() ? 1 : 0);
        }
    }
}
