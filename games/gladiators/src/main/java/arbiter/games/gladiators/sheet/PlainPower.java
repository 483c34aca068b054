package arbiter.games.gladiators.sheet;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.duration.AlwaysOn;
import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.modifier.duration.QuickModifier;
import arbiter.games.gladiators.modifier.flexible.LinkedAbility;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.sheet.build.FlexibleOptions;
import arbiter.tabletop.unit.FixedList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A power with everything Flexible chosen: one ability, at most one range, one way of targeting. What play asks for all the
 * time is worked out when it is made.
 */
public final class PlainPower {

    private final SuperPower whole;
    private final PowerForm form;
    private final List<PowerModifier> modifiers;
    private final ModifierKind[] kinds;
    private final AbilityKind kind;
    private final PowerRange range;
    private final EnumSet<Targeting> targeting;
    private final boolean area;
    private final boolean alwaysOn;
    private final boolean attached;
    private final boolean quick;
    private final int actions;
    /** Worked out when it is asked for; null before. */
    private Integer levelInUse;

    private String link;

    public PlainPower(SuperPower whole, PowerForm form, List<PowerModifier> modifiers) {
        this.whole = whole;
        this.form = form;
        this.kind = form.ability().kind();
        this.modifiers = FixedList.copyOf(modifiers);
        this.kinds = modifiers.stream().map(PowerModifier::kind).toArray(ModifierKind[]::new);
        this.range = find(RangeKind.class)
                .map(modifier -> ((RangeKind) modifier.kind()).range())
                .orElse(PowerRange.NONE);
        this.targeting = targeting();
        this.area = targeting.contains(Targeting.AREA) || kind.isAreaByItself();
        this.alwaysOn = has(AlwaysOn.class);
        this.quick = has(QuickModifier.class);
        this.actions = modifiers.stream()
                .filter(modifier -> modifier.kind() instanceof UseModifier)
                .mapToInt(modifier -> ((UseModifier) modifier.kind()).actions())
                .reduce(1, Math::max);
        this.attached = targeting.contains(Targeting.AREA) && !hasRange() && (alwaysOn || isPersistent("personal"));
    }

    /** How it finds its target; none named means Direct. */
    private EnumSet<Targeting> targeting() {
        EnumSet<Targeting> named = EnumSet.noneOf(Targeting.class);
        for (PowerModifier modifier : modifiers) {
            if (modifier.kind() instanceof TargetingKind aim) {
                named.add(aim.targeting());
            }
        }
        if (named.isEmpty() && !kind.isAreaByItself()) {
            named.add(Targeting.DIRECT);
        }
        return named;
    }

    public SuperPower whole() {
        return whole;
    }

    public PowerForm form() {
        return form;
    }

    public List<PowerModifier> modifiers() {
        return modifiers;
    }

    public Ability ability() {
        return form.ability();
    }

    public AbilityKind kind() {
        return kind;
    }

    public String title() {
        return whole.title();
    }

    public int level() {
        return whole.level();
    }

    /** The Level at which this choice among Flexible ones works. Ledger: GG-CST-10. */
    public int levelInUse() {
        if (levelInUse == null) {
            levelInUse = FlexibleOptions.levelInUse(this);
        }
        return levelInUse;
    }

    /** The name of the first power of the link it belongs to, by which the others know it. */
    public String link() {
        if (link == null) {
            Optional<PowerModifier> linked = find(LinkedAbility.class);
            String name = linked.isPresent() ? linked.get().text("with") : title();
            link = name.toLowerCase(Locale.ROOT).replace(' ', '-');
        }
        return link;
    }

    public boolean is(AbilitySet set) {
        return ability().isIn(set);
    }

    public boolean has(Class<? extends ModifierKind> modifier) {
        return first(modifier) != null;
    }

    public Optional<PowerModifier> find(Class<? extends ModifierKind> modifier) {
        return Optional.ofNullable(first(modifier));
    }

    private PowerModifier first(Class<? extends ModifierKind> wanted) {
        for (int i = 0; i < kinds.length; i++) {
            if (wanted.isInstance(kinds[i])) {
                return modifiers.get(i);
            }
        }
        return null;
    }

    public PowerRange range() {
        return range;
    }

    public boolean hasRange() {
        return range != PowerRange.NONE;
    }

    /** Whether it finds its target this way. */
    public boolean is(Targeting way) {
        return targeting.contains(way);
    }

    /** Whether it covers hexes, by Area or by itself. */
    public boolean isArea() {
        return area;
    }

    /** Whether it can reach anybody but its user. Ledger: GG-CHR-10. */
    public boolean reachesOthers() {
        return hasRange() || area;
    }

    public boolean isAlwaysOn() {
        return alwaysOn;
    }

    /** Whether it can be used in somebody else's turn. */
    public boolean isQuick() {
        return quick;
    }

    /** How many actions a use takes. Ledger: GG-TRN-11, GG-MD-51. */
    public int actions() {
        return actions;
    }

    /** Whether its Area is attached to its user and goes wherever the user goes. Ledger: GG-AMB-38. */
    public boolean isAttached() {
        return attached;
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

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof PlainPower that
                        && whole.equals(that.whole)
                        && form.equals(that.form)
                        && modifiers.equals(that.modifiers);
    }

    @Override
    public int hashCode() {
        return Objects.hash(whole, form, modifiers);
    }

    @Override
    public String toString() {
        return title();
    }
}
