package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Ref;
import arbiter.content.yaml.Default;
import arbiter.games.narrative.power.EffectTrait;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An effect that can be added to a power for so many difficulty dice. Profiles that name no cost of their own have the
 * usual one; without disciplines it is for all. Those it is also for are a ruling that a table may leave out. What it
 * buys can be had for advantage after the roll. Ledger: NAR-PSY-4, NAR-PSY-5, table 3.10.
 */
public record PowerEffect(
        String id,
        String name,
        String rule,
        BasePower power,
        int cost,
        OptionalInt costSorted,
        OptionalInt costCore,
        boolean repeatable,
        @Default("0") int farther,
        @Default("0") int targets,
        List<Skill> disciplines,
        List<Skill> alsoFor,
        List<Ref<PowerEffect>> excludes,
        List<EffectTrait> traits,
        Optional<EffectPurchase> buys,
        LedgerEntry.Status status,
        String text)
        implements TableRow {

    public int cost(CostProfile profile) {
        return switch (profile) {
            case LEDGER -> cost;
            case SORTED -> costSorted.orElse(cost);
            case CORE -> costCore.orElse(cost);
        };
    }

    public boolean has(Class<? extends EffectTrait> trait) {
        for (EffectTrait one : traits) {
            if (trait.isInstance(one)) {
                return true;
            }
        }
        return false;
    }

    public boolean excludes(PowerEffect other) {
        for (Ref<PowerEffect> ref : excludes) {
            if (ref.id().equals(other.id)) {
                return true;
            }
        }
        return false;
    }
}
