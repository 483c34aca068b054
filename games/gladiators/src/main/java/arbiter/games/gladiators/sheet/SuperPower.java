package arbiter.games.gladiators.sheet;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.flexible.FlexibleRange;
import arbiter.games.gladiators.modifier.flexible.FlexibleTargeting;
import arbiter.games.gladiators.modifier.flexible.FlexibleType;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A power as play uses it: a design whose words have been understood. A Flexible one stands for all plain powers that
 * can be chosen from it. Ledger: GG-AMB-111.
 */
public record SuperPower(PowerDesign design, List<PowerForm> forms, List<PowerModifier> modifiers) {

    public SuperPower {
        forms = FixedList.copyOf(forms);
        modifiers = FixedList.copyOf(modifiers);
    }

    public String title() {
        return design.title();
    }

    public int level() {
        return design.level();
    }

    public Optional<PowerSource> source() {
        return design.source();
    }

    /** The form it is listed under. */
    public PowerForm form() {
        return forms.get(0);
    }

    public boolean has(Class<? extends ModifierKind> kind) {
        return find(kind).isPresent();
    }

    public Optional<PowerModifier> find(Class<? extends ModifierKind> kind) {
        for (PowerModifier modifier : modifiers) {
            if (kind.isInstance(modifier.kind())) {
                return Optional.of(modifier);
            }
        }
        return Optional.empty();
    }

    public List<PowerModifier> all(Class<? extends ModifierKind> kind) {
        return modifiers.stream()
                .filter(modifier -> kind.isInstance(modifier.kind()))
                .toList();
    }

    /** The ranges there are to choose from; none where it has no range. */
    public List<PowerRange> ranges() {
        return all(RangeKind.class).stream()
                .map(modifier -> ((RangeKind) modifier.kind()).range())
                .toList();
    }

    /** Every plain power that can be chosen from it: one, unless something is Flexible. */
    public List<PlainPower> plain() {
        List<PlainPower> plain = new ArrayList<>();
        for (PowerForm form : typed()) {
            for (List<PowerModifier> range : choices(RangeKind.class, has(FlexibleRange.class))) {
                for (List<PowerModifier> aims : choices(TargetingKind.class, has(FlexibleTargeting.class))) {
                    List<PowerModifier> used = modifiers.stream()
                            .filter(one -> !(one.kind() instanceof RangeKind) || range.contains(one))
                            .filter(one -> !(one.kind() instanceof TargetingKind) || aims.contains(one))
                            .toList();
                    plain.add(new PlainPower(this, form, used));
                }
            }
        }
        return plain;
    }

    /** The forms with one Type each where the Type is Flexible. */
    private List<PowerForm> typed() {
        if (!has(FlexibleType.class)) {
            return forms;
        }
        List<PowerForm> typed = new ArrayList<>();
        for (PowerForm form : forms) {
            if (form.ability().typing().namesAgainst()) {
                for (PowerType type : form.against().types()) {
                    Against one = new Against(List.of(type), Optional.empty());
                    typed.add(new PowerForm(form.ability(), form.types(), one, form.options()));
                }
            } else {
                for (PowerType type : form.types()) {
                    typed.add(new PowerForm(form.ability(), List.of(type), form.against(), form.options()));
                }
            }
        }
        return typed.isEmpty() ? forms : typed;
    }

    /** One at a time where that is Flexible, and Indirect with Area as the one mix; otherwise all together. */
    private List<List<PowerModifier>> choices(Class<? extends ModifierKind> kind, boolean flexible) {
        List<PowerModifier> all = all(kind);
        if (!flexible || all.size() < 2) {
            return List.of(all);
        }
        List<List<PowerModifier>> choices = new ArrayList<>();
        all.forEach(one -> choices.add(List.of(one)));
        List<PowerModifier> mix = all.stream().filter(SuperPower::isMixed).toList();
        if (mix.size() == 2 && all.size() > 2) {
            choices.add(mix);
        }
        return choices;
    }

    private static boolean isMixed(PowerModifier modifier) {
        return modifier.kind() instanceof TargetingKind aim
                && (aim.targeting() == Targeting.AREA || aim.targeting() == Targeting.INDIRECT);
    }
}
