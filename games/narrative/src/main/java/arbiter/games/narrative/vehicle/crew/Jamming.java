package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Spend.Symbol;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.ExtraSpend;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.games.narrative.vehicle.Vehicles;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Enemy vehicles have to work for it to communicate. Ledger: NAR-CA-3. */
final class Jamming implements CrewActionTrait {

    @Override
    public boolean hasTarget() {
        return true;
    }

    /** One more vehicle for each advantage. */
    @Override
    public Optional<SpendRow> offer(Participant one, Participant vehicle, Optional<Participant> target) {
        return Optional.of(new ExtraSpend(
                        CheckInProgress::succeeds,
                        state -> Recipient.each(others(state, vehicle, target)),
                        3,
                        (play, check, more) -> jam(play, one, more.unit().orElseThrow(), check))
                .row(
                        "jam-another",
                        "Jam another vehicle",
                        "One more enemy vehicle is jammed.",
                        Symbol.ADVANTAGE,
                        1,
                        1));
    }

    private static List<Participant> others(NarrativeState state, Participant vehicle, Optional<Participant> target) {
        return Vehicles.enemiesOf(state, vehicle).stream()
                .filter(enemy -> !target.equals(Optional.of(enemy)))
                .toList();
    }

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        jam(play, attempt.one(), attempt.target().orElseThrow(), attempt.check());
    }

    /** Average, and 1 difficulty die more for every two additional successes. */
    private static void jam(Play<NarrativeState> play, Participant one, Participant enemy, CheckInProgress check) {
        int dice = Difficulty.AVERAGE.dice() + (check.symbols().success() - 1) / 2;
        int round = play.state().round();
        Effects.begin(play, enemy, CrewEffect.toTurnEnd(CrewEffect.Kind.JAMMED, dice, one.id(), round));
    }

    /** Somebody aboard a jammed vehicle tries to get a message through. */
    static void offerToCommunicate(Participant vehicle, Consumer<NarrativeAct> menu) {
        if (vehicle.crewEffects().has(CrewEffect.Kind.JAMMED)) {
            menu.accept(VehicleAct.action(
                    "communicate", "Get a message through", (play, who) -> communicate(play, who, vehicle)));
        }
    }

    private static void communicate(Play<NarrativeState> play, Participant one, Participant vehicle) {
        int dice = vehicle.crewEffects().of(CrewEffect.Kind.JAMMED).stream()
                .mapToInt(CrewEffect::amount)
                .max()
                .orElseThrow();
        Skill techUse = play.state().tables().skill("tech-use");
        CheckInProgress check = new CheckInProgress(
                        one,
                        techUse,
                        CheckKind.SKILL,
                        SkillPool.of(one, techUse).against(new PoolBase(dice, 0, "Jamming")))
                .asAction();
        if (Check.resolve(play, check).succeeds()) {
            play.emit(new CrewEvents.MessageSent(one.id(), vehicle.id()));
        }
    }
}
