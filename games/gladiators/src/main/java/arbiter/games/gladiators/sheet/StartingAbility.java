package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;
import java.util.Optional;

/** An ability that everybody has for nothing, as it is built. Ledger: GG-STA-1 to 5. */
public record StartingAbility(
        String id,
        String name,
        String rule,
        Ability ability,
        List<PowerType> types,
        List<String> options,
        List<String> modifiers,
        String text)
        implements Entry {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }

    /** The free build. */
    public PowerDesign design() {
        return new PowerDesign(
                Optional.of(name),
                ability,
                types,
                Optional.empty(),
                options,
                Optional.of(PowerSource.CONVENTIONAL),
                1,
                modifiers,
                List.of(),
                false,
                Optional.empty(),
                List.of());
    }
}
