package arbiter.games.narrative.status;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.status.FearEvents.FearFelt;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What the symbols of a fear check can buy besides what every check has. Ledger: NAR-CHECK-4. */
final class FearSpends {

    private FearSpends() {}

    static void offer(CheckInProgress check) {
        check.offer(row(
                "steady",
                "Steady nerves",
                Spend.Symbol.ADVANTAGE,
                1,
                new Steady(false),
                "The character has 1 boost die on its next check."));
        check.offer(row(
                "encourage",
                "Encourage another",
                Spend.Symbol.ADVANTAGE,
                1,
                new Steady(true),
                "Once it has steady nerves, another character has 1 boost die on its next check."));
        check.offer(row(
                "overcome",
                "Overcome the fear",
                Spend.Symbol.TRIUMPH,
                1,
                new Overcome(false),
                "Earlier fear no longer hampers the character."));
        check.offer(row(
                "fearless",
                "Beyond fear",
                Spend.Symbol.TRIUMPH,
                1,
                new Overcome(true),
                "The character makes no more fear checks in this encounter."));
        check.offer(row(
                "freeze",
                "Freeze",
                Spend.Symbol.THREAT,
                3,
                new Freeze(),
                "The character is staggered for its next turn."));
        check.offer(row(
                "terror",
                "Terror",
                Spend.Symbol.DESPAIR,
                1,
                new Terror(),
                "All checks of the character have 1 difficulty die more until the encounter ends."));
    }

    private static SpendRow row(String id, String name, Spend.Symbol symbol, int count, SpendTrait trait, String text) {
        return new SpendRow(id, name, () -> text, symbol, count, false, 1, trait);
    }

    /** A boost die for the character, or then for another one. */
    private record Steady(boolean others) implements SpendTrait {

        private static final Token TOKEN = Token.next(ADD_BOOST, "courage");

        @Override
        public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
            if (!others) {
                return Recipient.NOBODY;
            }
            List<Participant> friends = new ArrayList<>();
            if (check.timesBought("steady") > 0) {
                friends.addAll(state.friendsOf(check.actor()));
            }
            return Recipient.each(friends);
        }

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            return 4;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            Tokens.give(play, recipient.unit().orElse(check.actor()), TOKEN);
        }
    }

    /** Fear that was before is over, or there will be none any more. */
    private record Overcome(boolean forGood) implements SpendTrait {

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            return forGood ? 5 : check.actor().afraid().equals(Afraid.NONE) ? 0 : 9;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            Afraid now = check.actor().afraid();
            play.emit(new FearFelt(
                    check.actor().id(),
                    forGood ? new Afraid(now.shaken(), now.harder(), true) : new Afraid(false, 0, now.immune())));
        }
    }

    private record Freeze() implements SpendTrait {

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            return 9;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            Status.STAGGERED.inflict(play, check.actor(), 1);
        }
    }

    private record Terror() implements SpendTrait {

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            return 12;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            Afraid now = check.actor().afraid();
            play.emit(new FearFelt(check.actor().id(), new Afraid(now.shaken(), now.harder() + 1, now.immune())));
        }
    }
}
