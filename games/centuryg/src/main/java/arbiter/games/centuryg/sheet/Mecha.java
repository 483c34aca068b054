package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The machine of a build: Attributes, equipment with its Areas, forms, partners. The usual set belongs to the Default
 * Form. Enemy Features are for enemies unless the gamemaster has opened them. What is owed are the MP of gear got in the
 * middle of a fight and not paid yet. Ledger: BCG-MP-1, BCG-FEAT-1, BCG-AMB-92.
 */
public record Mecha(
        String name,
        Map<Attribute, Integer> attributes,
        List<Fitted> upgrades,
        List<Mounted> weapons,
        Optional<Loadout> usual,
        List<Morph> forms,
        Optional<Combination> combination,
        boolean pilotless,
        boolean openFeatures,
        @Default("0") int owed) {

    public int rank(Attribute attribute) {
        return attributes.getOrDefault(attribute, 0);
    }

    public boolean has(UpgradeId id) {
        return upgrades.stream()
                .anyMatch(fitted -> UpgradeId.of(fitted.upgrade().id()).equals(Optional.of(id)));
    }
}
