package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A Signature that fights beside its owner; some of its Scores are assigned when it is chosen. Ledger: CAP-SIG-6. */
public record Companion(
        String id,
        String name,
        Size size,
        Set<UnitTag> tags,
        Map<Attribute, Integer> scores,
        List<Attribute> assigned,
        List<Integer> values,
        Growth hitPoints,
        List<AttackProfile> attacks,
        String text)
        implements Entry {

    public Companion {
        if (attacks.stream().anyMatch(attack -> attack.type().isEmpty())) {
            throw new IllegalArgumentException("an Attack of a companion says its damage type");
        }
        if (assigned.size() != values.size() || assigned.size() + scores.size() != Attribute.values().length) {
            throw new IllegalArgumentException(
                    "a companion has eight Scores: printed ones and as many values to assign");
        }
    }
}
