package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Spend.Symbol;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Something that symbols of one kind of check buy and no others. Ledger: NAR-RAM-4, NAR-VACT-3, table 3.16. */
public record ExtraSpend(
        Predicate<CheckInProgress> fits, Function<NarrativeState, List<Recipient>> whom, int worth, Purchase purchase)
        implements SpendTrait {

    /** What comes of it. */
    public interface Purchase {
        void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient);
    }

    /** For nobody in particular. */
    public static ExtraSpend of(Predicate<CheckInProgress> fits, int worth, Purchase purchase) {
        return new ExtraSpend(fits, state -> Recipient.NOBODY, worth, purchase);
    }

    /** What is only noted and counts when the check is over. */
    public static ExtraSpend noted(Predicate<CheckInProgress> fits, int worth) {
        return of(fits, worth, (play, check, recipient) -> {});
    }

    public SpendRow row(String id, String name, String text, Symbol symbol, int count, int most) {
        return new SpendRow(id, name, () -> text, symbol, count, false, most, this);
    }

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        return fits.test(check) ? whom.apply(state) : List.of();
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return worth;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        purchase.buy(play, check, recipient);
    }
}
