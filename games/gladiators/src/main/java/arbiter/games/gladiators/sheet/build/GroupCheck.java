package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.modifier.aim.Direct;
import arbiter.games.gladiators.modifier.aim.RangeKind;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.drawback.Mount;
import arbiter.games.gladiators.modifier.flexible.FlexibleTargeting;
import arbiter.games.gladiators.modifier.flexible.LinkedAbility;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a power says about others of the same character: names, links and mounts. Ledger: GG-LEG-24, GG-LEG-28, GG-AMB-110. */
final class GroupCheck {

    private GroupCheck() {}

    /** The power at that place among all that the character has, the free ones first. */
    static void run(int place, List<SuperPower> all, Findings findings) {
        SuperPower power = all.get(place);
        boolean twice =
                all.subList(0, place).stream().anyMatch(other -> other.title().equals(power.title()));
        if (twice) {
            findings.add(
                    Code.NAME_TWICE, "two powers are called " + power.title(), "give each a 'name' of its own", "name");
        }
        power.find(LinkedAbility.class).ifPresent(link -> link(power, link, all, findings));
        power.find(Mount.class).ifPresent(mount -> mount(mount, all, findings));
    }

    private static void link(SuperPower power, PowerModifier link, List<SuperPower> all, Findings findings) {
        String name = link.text("with");
        Optional<SuperPower> first = all.stream()
                .filter(other -> other != power && other.title().equals(name))
                .findFirst();
        if (first.isEmpty()) {
            List<String> others = all.stream()
                    .filter(other -> other != power)
                    .map(SuperPower::title)
                    .toList();
            findings.add(
                    Code.LINK_UNKNOWN,
                    link,
                    "there is no other power called '" + name + "'",
                    others.isEmpty() ? "leave the link out" : "link it with " + Wording.or(others));
        } else if (!aim(power).equals(aim(first.get()))) {
            findings.add(
                    Code.LINK_DIFFERS,
                    link,
                    power.title() + " and " + name + " differ in range or targeting",
                    "give both the same range and the same way of targeting");
        }
    }

    /** Range and targeting with all of their words; Direct where nothing is said. */
    private static Set<String> aim(SuperPower power) {
        Set<String> aim = new LinkedHashSet<>();
        power.all(RangeKind.class).forEach(range -> aim.add(range.title()));
        power.all(TargetingKind.class).stream()
                .filter(targeting -> !(targeting.kind() instanceof Direct) || power.has(FlexibleTargeting.class))
                .forEach(targeting -> aim.add(targeting.title()));
        return aim;
    }

    private static void mount(PowerModifier mount, List<SuperPower> all, Findings findings) {
        String name = mount.text("of");
        boolean moves = all.stream()
                .filter(other -> other.find(Mount.class)
                        .filter(same -> same.text("of").equals(name))
                        .isPresent())
                .flatMap(other -> other.forms().stream())
                .anyMatch(form -> form.ability().kind() instanceof MovementAbility);
        if (!moves) {
            findings.add(
                    Code.MOUNT_WITHOUT_MOVEMENT,
                    mount,
                    "the mount" + (name.isEmpty() ? "" : " " + name) + " does not move",
                    "give it a Movement with the same modifier");
        }
    }
}
