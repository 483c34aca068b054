package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.GearItem;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Buys equipment piece by piece; another armour takes the place of the one before. Ledger: NAR-CHAR-7. */
final class EquipmentShop {

    private final Bench bench;

    private EquipmentShop(Bench bench) {
        this.bench = bench;
    }

    static void run(Bench bench) {
        EquipmentShop shop = new EquipmentShop(bench);
        boolean open = true;
        while (open) {
            open = shop.sell();
        }
    }

    private boolean sell() {
        String id = bench.ask.option(
                "equipment",
                () -> "Which equipment? " + Sheet.of(bench.build()).total("thrones-left") + " thrones are left.",
                this::options);
        if (id.equals(Bench.DONE)) {
            return false;
        }
        bench.put(wares().get(id));
        return true;
    }

    private List<Choice> options() {
        List<Choice> options = new ArrayList<>();
        wares().forEach((id, next) -> options.add(bench.choice(id, text(id), next)));
        options.add(Bench.done());
        return options;
    }

    private String text(String id) {
        for (Weapon weapon : bench.book.armoury()) {
            if (weapon.id().equals(id)) {
                return weapon.name() + ", " + weapon.price().getAsInt() + " thrones: " + weapon.text();
            }
        }
        Optional<BodyArmour> armour =
                bench.book.content().shelf(BodyArmour.class).find(id);
        if (armour.isPresent()) {
            return armour.get().name() + ", " + armour.get().price() + " thrones: "
                    + armour.get().text();
        }
        GearItem gear = bench.book.content().shelf(GearItem.class).get(id);
        return gear.name() + ", " + gear.price() + " thrones: " + gear.text();
    }

    private Map<String, Build> wares() {
        Build build = bench.build();
        Map<String, Build> wares = new LinkedHashMap<>();
        for (Weapon weapon : bench.book.armoury()) {
            wares.put(weapon.id(), build.carrying(and(build.weapons(), weapon), build.armour(), build.gear()));
        }
        for (BodyArmour armour : bench.book.content().shelf(BodyArmour.class).all()) {
            wares.put(armour.id(), build.carrying(build.weapons(), Optional.of(armour), build.gear()));
        }
        for (GearItem gear : bench.book.content().shelf(GearItem.class).all()) {
            wares.put(gear.id(), build.carrying(build.weapons(), build.armour(), and(build.gear(), gear)));
        }
        return wares;
    }

    private static <T> List<T> and(List<T> things, T one) {
        List<T> more = new ArrayList<>(things);
        more.add(one);
        return more;
    }
}
