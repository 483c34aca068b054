package arbiter.games.centuryg.power;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A Setup Power on the menu of a Turn; it takes no Action. Ledger: BCG-GP-2. */
public record SetupPower(
        String id, Supplier<String> words, List<Cost> costs, BiConsumer<Play<CenturyState>, Fighter> effect)
        implements CenturyAct {

    public static SetupPower of(
            CenturyState state,
            Fighter unit,
            PowerId power,
            String words,
            BiConsumer<Play<CenturyState>, Fighter> effect) {
        return of(state, unit, power, "", words, effect);
    }

    /** One of several, by what was chosen with it. */
    public static SetupPower of(
            CenturyState state,
            Fighter unit,
            PowerId power,
            String choice,
            String words,
            BiConsumer<Play<CenturyState>, Fighter> effect) {
        String id = choice.isEmpty() ? power.word() : power.word() + ":" + choice;
        return new SetupPower(id, () -> unit.fittings().name(power) + ": " + words, Powers.costs(state, unit), effect);
    }

    @Override
    public String text() {
        return words.get();
    }

    @Override
    public boolean takesAction() {
        return false;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        effect.accept(play, unit);
    }
}
