package arbiter.games.capital.turn;

import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.attack.AttackCounters;
import arbiter.games.capital.calls.Truce;
import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Line;
import java.util.Optional;

/** The combat is over, and with it all that lasts no longer than a combat. Ledger: CAP-AMB-146. */
public record CombatEnded() implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        settle(state);
        state.set(ActiveUnits.NONE);
    }

    /** What lasts no longer than a combat is over. */
    public static void settle(CapitalState state) {
        for (Combatant combatant : state.units()) {
            AttackCounters.clear(combatant);
            Watch.end(combatant);
            combatant.set(Preparations.NONE);
            Afflictions.setTaunted(combatant, Optional.empty());
            combatant.set(combatant.turnRecord().settled());
            PowerPlayHindrances.combatEnds(combatant);
            PepTalkBonus.set(combatant, 0);
        }
        Truce.begin(state);
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of("The combat is over");
    }
}
