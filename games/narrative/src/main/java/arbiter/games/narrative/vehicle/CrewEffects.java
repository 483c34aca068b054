package arbiter.games.narrative.vehicle;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part: what lasts on a vehicle because somebody did it. */
public record CrewEffects(List<CrewEffect> effects) implements Part {

    public static final CrewEffects NONE = new CrewEffects(List.of());

    public CrewEffects {
        effects = List.copyOf(effects);
    }

    public List<CrewEffect> of(CrewEffect.Kind kind) {
        return effects.stream().filter(effect -> effect.kind() == kind).toList();
    }

    public Optional<CrewEffect> first(CrewEffect.Kind kind) {
        return effects.stream().filter(effect -> effect.kind() == kind).findFirst();
    }

    public boolean has(CrewEffect.Kind kind) {
        return first(kind).isPresent();
    }

    /** All of that kind together. */
    public int sum(CrewEffect.Kind kind) {
        return effects.stream()
                .filter(effect -> effect.kind() == kind)
                .mapToInt(CrewEffect::amount)
                .sum();
    }

    public CrewEffects with(CrewEffect effect) {
        List<CrewEffect> more = new ArrayList<>(effects);
        more.add(effect);
        return new CrewEffects(more);
    }

    public CrewEffects without(CrewEffect effect) {
        List<CrewEffect> fewer = new ArrayList<>(effects);
        fewer.remove(effect);
        return new CrewEffects(fewer);
    }
}
