package arbiter.games.capital.sheet;

import arbiter.games.capital.ability.FocusTrait;
import arbiter.games.capital.ability.TrickshotTrait;
import arbiter.games.capital.attack.AttackMoments;
import arbiter.games.capital.attack.RerollMoments;
import arbiter.games.capital.calls.CallTrait;
import arbiter.games.capital.check.DeceptionTrait;
import arbiter.games.capital.damage.DamageMoments;
import arbiter.games.capital.damage.HealingTrait;
import arbiter.games.capital.damage.Intercept;
import arbiter.games.capital.damage.TakeDownTrait;
import arbiter.games.capital.energy.EnergyMoments;
import arbiter.games.capital.move.MoveTrait;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.trait.AbilityTraits;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.InitiativeTrait;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.TurnTrait;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What the Abilities of a unit do, by the chapter of the rules that asks for it, in the order of all traits. */
public record ProfileTraits(
        List<AbilityTrait> all,
        List<Ability> bringers,
        List<List<ActTrait>> actions,
        List<List<ActTrait>> instants,
        List<TurnTrait> turns,
        List<InitiativeTrait> initiative,
        List<MoveTrait> moves,
        EnergyMoments energy,
        AttackMoments attacks,
        RerollMoments rerolls,
        List<TrickshotTrait> trickshots,
        List<FocusTrait> focus,
        DamageMoments damage,
        List<Intercept> intercepts,
        List<TakeDownTrait> takeDowns,
        List<HealingTrait> healing,
        List<DeceptionTrait> deceptions,
        List<CallTrait> calls) {

    static ProfileTraits of(List<Acquired> abilities) {
        List<AbilityTrait> all = new ArrayList<>();
        for (Acquired acquired : abilities) {
            if (!isSurpassed(acquired.ability(), abilities)) {
                brought(acquired.ability()).stream()
                        .filter(trait -> !all.contains(trait))
                        .forEach(all::add);
            }
        }
        all.sort(Comparator.comparingInt(AbilityTraits.ALL::order));
        return new ProfileTraits(
                FixedList.copyOf(all),
                FixedList.copyOf(
                        all.stream().map(trait -> bringer(trait, abilities)).toList()),
                sections(all, "offerActions"),
                sections(all, "offerInstants"),
                only(all, TurnTrait.class),
                only(all, InitiativeTrait.class),
                only(all, MoveTrait.class),
                EnergyMoments.of(all),
                AttackMoments.of(all),
                RerollMoments.of(all),
                only(all, TrickshotTrait.class),
                only(all, FocusTrait.class),
                DamageMoments.of(all),
                only(all, Intercept.class),
                only(all, TakeDownTrait.class),
                only(all, HealingTrait.class),
                only(all, DeceptionTrait.class),
                only(all, CallTrait.class));
    }

    /** The first Ability with that trait. */
    private static Ability bringer(AbilityTrait trait, List<Acquired> abilities) {
        return abilities.stream()
                .map(Acquired::ability)
                .filter(ability -> brought(ability).contains(trait))
                .findFirst()
                .orElseThrow();
    }

    /** What puts something on a menu, section by section. */
    private static List<List<ActTrait>> sections(List<AbilityTrait> all, String menu) {
        List<ActTrait> acts = AbilityTrait.at(all, ActTrait.class, menu);
        return FixedList.copyOf(Arrays.stream(MenuSection.values())
                .map(section -> FixedList.copyOf(
                        acts.stream().filter(act -> act.section() == section).toList()))
                .toList());
    }

    /** Whether the unit has a version of the Ability that acts as it. */
    private static boolean isSurpassed(Ability ability, List<Acquired> abilities) {
        return abilities.stream()
                .map(Acquired::ability)
                .anyMatch(other -> !other.equals(ability) && other.countsAs(ability));
    }

    /** Its own traits, and those of what it acts as that it has none of the kind of. */
    static List<AbilityTrait> brought(Ability ability) {
        List<AbilityTrait> brought = new ArrayList<>(ability.traits());
        if (ability.actsAs().isPresent()) {
            brought(ability.actsAs().get()).stream()
                    .filter(trait -> ability.traits().stream().noneMatch(own -> own.getClass() == trait.getClass()))
                    .forEach(brought::add);
        }
        return brought;
    }

    private static <T> List<T> only(List<AbilityTrait> all, Class<T> kind) {
        return FixedList.copyOf(
                all.stream().filter(kind::isInstance).map(kind::cast).toList());
    }

    /** The Ability that brings a trait, if it is one of these. */
    public Optional<Ability> bringing(AbilityTrait trait) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) == trait || all.get(i).equals(trait)) {
                return Optional.of(bringers.get(i));
            }
        }
        return Optional.empty();
    }

    /** What puts Actions into a section of the menu. */
    public List<ActTrait> actions(MenuSection section) {
        return actions.get(section.ordinal());
    }

    /** What puts Instants into a section of the menu. */
    public List<ActTrait> instants(MenuSection section) {
        return instants.get(section.ordinal());
    }

    /** The first of that kind, for a rule that asks for one by name. */
    public <T extends AbilityTrait> Optional<T> find(Class<T> kind) {
        for (int i = 0; i < all.size(); i++) {
            if (kind.isInstance(all.get(i))) {
                return Optional.of(kind.cast(all.get(i)));
            }
        }
        return Optional.empty();
    }
}
