package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything a character owns: what all start with, what the Class adds, what was bought and found. */
final class Inventory {

    private final Build build;
    private final CreationRules rules;
    private final List<Training> trainings;

    Inventory(Build build, CreationRules rules, List<Training> trainings) {
        this.build = build;
        this.rules = rules;
        this.trainings = trainings;
    }

    /** Every piece is a weapon of its own. Ledger: CAP-AMB-137. */
    List<Armed> weapons() {
        List<Armed> weapons = new ArrayList<>();
        build.signature().weapon().ifPresent(weapon -> {
            Armament piece = new Armament(weapon, build.signature().damageType());
            for (int i = 0; i < weapon.pieces(); i++) {
                weapons.add(new Armed(weapon, piece.type(), true, true));
            }
        });
        build.equipment().weapon().ifPresent(weapon -> weapons.add(armed(weapon)));
        possessions().forEach(one -> {
            if (one.gear() instanceof Weapon weapon) {
                for (int i = 0; i < one.count(); i++) {
                    weapons.add(armed(new Armament(weapon, one.damageType())));
                }
            }
        });
        return List.copyOf(weapons);
    }

    /** Kits are unpacked. */
    List<Carried> items() {
        List<Carried> items = new ArrayList<>();
        items.add(carried(rules.armour(), Optional.of(rules.armourGrade()), 1));
        build.equipment().outfits().forEach(outfit -> items.add(carried(rules.clothing(), Optional.of(outfit), 1)));
        add(items, rules.kit(), Optional.empty(), 1);
        build.role().startsWith().item().ifPresent(item -> add(items, item, Optional.empty(), 1));
        possessions().forEach(one -> {
            if (one.gear() instanceof Item item) {
                add(items, item, one.grade(), one.count());
            }
        });
        return List.copyOf(items);
    }

    private Armed armed(Armament armament) {
        boolean trained = Training.anyCovers(trainings, armament.weapon().tags());
        return new Armed(armament.weapon(), armament.type(), trained, false);
    }

    private void add(List<Carried> items, Item item, Optional<String> grade, int count) {
        if (item.holds().isEmpty()) {
            items.add(carried(item, grade, count));
        }
        for (Item.Packed packed : item.holds()) {
            add(items, packed.item(), packed.grade(), packed.count() * count);
        }
    }

    private Carried carried(Item item, Optional<String> grade, int count) {
        return new Carried(item, grade, count, Training.anyCovers(trainings, item.tags()));
    }

    private Stream<Possession> possessions() {
        return Stream.concat(build.equipment().bought().stream(), build.equipment().found().stream());
    }
}
