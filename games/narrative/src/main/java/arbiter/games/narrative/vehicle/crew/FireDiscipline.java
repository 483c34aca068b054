package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Spend.Symbol;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.ExtraSpend;
import arbiter.kernel.Play;
import java.util.Optional;

/** Boost dice for those of the crew who fire next, and fire that rattles. Ledger: NAR-CA-6. */
final class FireDiscipline implements CrewActionTrait {

    private static final int ADVANTAGES = 3;

    @Override
    public Optional<SpendRow> offer(Participant one, Participant vehicle, Optional<Participant> target) {
        return Optional.of(ExtraSpend.of(
                        CheckInProgress::succeeds,
                        9,
                        (play, check, nobody) -> Effects.begin(
                                play,
                                vehicle,
                                CrewEffect.toTurnStart(
                                        CrewEffect.Kind.RATTLING_FIRE,
                                        1,
                                        one.id(),
                                        play.state().round())))
                .row(
                        "rattling-fire",
                        "Fire that rattles",
                        "Until the character's next turn starts, each hit with guns of the vehicle also does 1 system"
                                + " strain.",
                        Symbol.ADVANTAGE,
                        ADVANTAGES,
                        1));
    }

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        int round = play.state().round();
        Effects.begin(
                play,
                attempt.vehicle(),
                CrewEffect.untilUsed(
                        CrewEffect.Kind.FIRE_DISCIPLINE,
                        1 + attempt.additionalPairs(),
                        attempt.one().id(),
                        round));
    }
}
