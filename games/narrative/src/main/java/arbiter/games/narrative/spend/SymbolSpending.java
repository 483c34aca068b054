package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;

/**
 * Spending the symbols of a check: first whoever made it, then the gamemaster, or the players where the gamemaster hands
 * that over. What is left expires. Ledger: NAR-COMBAT-4, NAR-COMBAT-5, NAR-SPEND-10, section 5.2, steps 13 and 15.
 */
public final class SymbolSpending {

    private SymbolSpending() {}

    public static void resolve(Play<NarrativeState> play, CheckInProgress check) {
        active(play, check);
        against(play, check);
    }

    /** Step 13. */
    public static void active(Play<NarrativeState> play, CheckInProgress check) {
        spend(play, check, check.actor().decider(), false);
    }

    /** Step 15: on checks of opponents the gamemaster may leave it to the players. Ledger: NAR-COMBAT-5. */
    public static void against(Play<NarrativeState> play, CheckInProgress check) {
        if (!check.purse().has(true)) {
            return;
        }
        NarrativeState state = play.state();
        Participant actor = check.actor();
        boolean handed = !state.isPlayersSide(actor.side())
                && play.choose(Request.one(Decider.GAMEMASTER, "spend.hand-over", YesNo.BOTH)
                                .asking(() -> "Do the players spend the threat and despair of " + actor.name() + "?")
                                .otherwise(YesNo.NO)
                                .quietly())
                        == YesNo.YES;
        spend(play, check, handed ? state.speakerAgainst(actor) : Decider.GAMEMASTER, true);
    }

    private static void spend(Play<NarrativeState> play, CheckInProgress check, Decider decider, boolean against) {
        List<SpendOffer> menu = SpendMenu.of(play.state(), check, against);
        while (!menu.isEmpty()) {
            Purchases answer = play.choose(request(play.state(), check, menu, decider, against));
            for (SpendOffer offer : answer.offers()) {
                buy(play, check, offer);
            }
            if (answer.words().isPresent()) {
                FreeSpend free = answer.words().get();
                check.spend(free.symbol(), free.count());
                play.emit(new SpentFreely(check.actor().id(), free.text(), free.words(), against));
            }
            menu = answer.done() ? List.of() : SpendMenu.of(play.state(), check, against);
        }
    }

    /** The suggested purchases first, then each alone, the most sensible first; several at once and own words are read from the answer. */
    private static Request<Purchases> request(
            NarrativeState state, CheckInProgress check, List<SpendOffer> menu, Decider decider, boolean against) {
        SpendPolicy policy = new SpendPolicy(state, check, menu);
        Purchases suggested = policy.suggest();
        List<Purchases> options = new ArrayList<>(menu.size() + 2);
        options.add(suggested);
        boolean alone = suggested.offers().size() == 1 && !suggested.done();
        for (SpendOffer offer : policy.byWorth()) {
            if (!alone || offer != suggested.offers().get(0)) {
                options.add(Purchases.of(offer));
            }
        }
        if (!suggested.declines()) {
            options.add(Purchases.DONE);
        }
        SymbolPurse purse = check.purse();
        return Request.one(decider, against ? "spend.against" : "spend.active", options)
                .otherwise(suggested)
                .asking(() -> prompt(check, purse, against))
                .orInWords(notation -> Purchases.read(notation, menu, purse, against))
                .payingWith(() -> SpendPurse.of(state, check, purse, against));
    }

    private static String prompt(CheckInProgress check, SymbolPurse purse, boolean against) {
        String whose = check.actor().name();
        return against
                ? "What is bought against " + whose + " with " + purse.words(true) + "?"
                : "What does " + whose + " buy with " + purse.words(false) + "?";
    }

    private static void buy(Play<NarrativeState> play, CheckInProgress check, SpendOffer offer) {
        check.spend(offer.symbol(), offer.count());
        check.note(offer.key());
        play.emit(new Bought(
                check.actor().id(), offer.row().name(), offer.recipient().name(), offer.symbol(), offer.count()));
        offer.row().trait().buy(play, check, offer.recipient());
    }
}
