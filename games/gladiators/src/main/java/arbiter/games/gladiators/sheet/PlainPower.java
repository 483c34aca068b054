package arbiter.games.gladiators.sheet;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.duration.AlwaysOn;
import arbiter.games.gladiators.modifier.duration.Persistent;
import java.util.List;
import java.util.Optional;

/** A power with everything Flexible chosen: one ability, at most one range, one way of targeting. */
public record PlainPower(SuperPower whole, PowerForm form, List<PowerModifier> modifiers) {

    public Ability ability() {
        return form.ability();
    }

    public AbilityKind kind() {
        return form.ability().kind();
    }

    public String title() {
        return whole.title();
    }

    public int level() {
        return whole.level();
    }

    public boolean is(AbilitySet set) {
        return ability().isIn(set);
    }

    public boolean has(Class<? extends ModifierKind> modifier) {
        return find(modifier).isPresent();
    }

    public Optional<PowerModifier> find(Class<? extends ModifierKind> kind) {
        for (PowerModifier modifier : modifiers) {
            if (kind.isInstance(modifier.kind())) {
                return Optional.of(modifier);
            }
        }
        return Optional.empty();
    }

    public PowerRange range() {
        return find(RangeKind.class)
                .map(modifier -> ((RangeKind) modifier.kind()).range())
                .orElse(PowerRange.NONE);
    }

    public boolean hasRange() {
        return range() != PowerRange.NONE;
    }

    /** Whether it finds its target this way; none named means Direct. */
    public boolean is(Targeting targeting) {
        boolean named = false;
        for (PowerModifier modifier : modifiers) {
            if (modifier.kind() instanceof TargetingKind aim) {
                if (aim.targeting() == targeting) {
                    return true;
                }
                named = true;
            }
        }
        return !named && targeting == Targeting.DIRECT && !kind().isAreaByItself();
    }

    /** Whether it covers hexes, by Area or by itself. */
    public boolean isArea() {
        return is(Targeting.AREA) || kind().isAreaByItself();
    }

    /** Whether it can reach anybody but its user. Ledger: GG-CHR-10. */
    public boolean reachesOthers() {
        return hasRange() || isArea();
    }

    public boolean isAlwaysOn() {
        return has(AlwaysOn.class);
    }

    public boolean isPersistent() {
        return has(Persistent.class);
    }

    /** Whether it is Persistent in this way, such as {@code personal}. */
    public boolean isPersistent(String way) {
        return find(Persistent.class).filter(modifier -> modifier.has(way)).isPresent();
    }

    /** The same without one of its modifiers. */
    public PlainPower without(PowerModifier modifier) {
        return new PlainPower(
                whole,
                form,
                modifiers.stream().filter(one -> !one.equals(modifier)).toList());
    }
}
