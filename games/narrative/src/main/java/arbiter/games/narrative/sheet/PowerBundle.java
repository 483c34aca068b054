package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;

/**
 * A power with effects that go well together, ready to be manifested. Range and Close Combat are added as the targets need
 * them. Nobody has to use it: every power can be put together by hand.
 */
public record PowerBundle(
        String id, String name, BasePower power, List<PowerEffect> effects, boolean autoFire, String text)
        implements Entry {

    public PowerBundle {
        effects.stream()
                .filter(effect -> !effect.power().equals(power))
                .findFirst()
                .ifPresent(effect -> {
                    throw new IllegalArgumentException(
                            effect.name() + " is an effect of " + effect.power().name() + ", not of " + power.name());
                });
    }
}
