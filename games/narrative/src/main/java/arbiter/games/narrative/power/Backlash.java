package arbiter.games.narrative.power;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.power.BacklashEvents.DisturbanceSpread;
import arbiter.games.narrative.power.BacklashEvents.PowersBarred;
import arbiter.games.narrative.power.BacklashEvents.PsykerExposed;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;

/** More uses of threat and despair on power checks, where the table plays with them. Ledger: NAR-PSY-13. */
final class Backlash {

    /** What one of them does to the psyker. */
    private interface Blow {

        void strike(Play<NarrativeState> play, Participant psyker);
    }

    private static final List<SpendRow> ON_THE_PSYKER = List.of(
            row("power-strain", "2 strain", 1, (play, psyker) -> Suffering.strain(play, psyker, 2)),
            row("power-wound", "1 wound", 1, (play, psyker) -> Suffering.wounds(play, psyker, 1)),
            row(
                    "power-disturbance",
                    "a disturbance of its side's powers",
                    1,
                    (play, psyker) -> play.emit(new DisturbanceSpread(psyker.id()))),
            row(
                    "power-exposure",
                    "openness to enemy psykers",
                    2,
                    (play, psyker) -> play.emit(new PsykerExposed(psyker.id()))),
            despair(
                    "power-barred",
                    "the end of its powers",
                    (play, psyker) -> play.emit(new PowersBarred(psyker.id()))));

    private Backlash() {}

    /** On an Attack. */
    static void offerOn(NarrativeState state, CheckInProgress check) {
        if (state.rules().psychicThreats()) {
            ON_THE_PSYKER.forEach(check::offer);
        }
    }

    static void offer(NarrativeState state, Manifestation power) {
        offerOn(state, power);
        if (state.rules().psychicThreats()) {
            power.offer(row("power-delayed", "a delay of the power", 2, new Delay()));
            power.offer(row("power-stray", "one more victim", 3, new Stray()));
        }
    }

    private static SpendRow row(String id, String name, int threat, Blow blow) {
        return row(id, name, threat, new OnPsyker(blow));
    }

    private static SpendRow row(String id, String name, int threat, SpendTrait trait) {
        return new SpendRow(id, name, () -> name, Spend.Symbol.THREAT, threat, false, 1, trait);
    }

    private static SpendRow despair(String id, String name, Blow blow) {
        return new SpendRow(id, name, () -> name, Spend.Symbol.DESPAIR, 1, false, 1, new OnPsyker(blow));
    }

    private record OnPsyker(Blow blow) implements SpendTrait {

        private static final int WORTH = 2;

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            return WORTH;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            blow.strike(play, check.actor());
        }
    }

    /** It takes effect only when the next round starts. */
    private record Delay() implements SpendTrait {

        @Override
        public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
            return check.succeeds() ? Recipient.NOBODY : List.of();
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            ((Manifestation) check).delay();
        }
    }

    /** One more character of the gamemaster's choice is affected. */
    private record Stray() implements SpendTrait {

        @Override
        public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
            Manifestation power = (Manifestation) check;
            return power.succeeds()
                    ? Recipient.each(MoreTargets.open(state, power.actor(), power.choice(), power.targets()))
                    : List.of();
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            ((Manifestation) check).alsoOn(recipient.unit().orElseThrow());
        }
    }
}
