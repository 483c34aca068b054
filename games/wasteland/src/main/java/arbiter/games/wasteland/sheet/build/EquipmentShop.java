package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.ArmourPiece;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Packs what a character sets out with, piece by piece. Nothing has a price; what is worn has to fit. Ledger: WAS-GEAR-1, WAS-GEAR-4. */
final class EquipmentShop {

    private static final int MOST_SHOTS = 100;

    /** Something that can be packed: what is said of it, and the character with it. */
    private record Ware(String text, Build packed) {}

    private final Bench bench;

    private EquipmentShop(Bench bench) {
        this.bench = bench;
    }

    static void run(Bench bench) {
        EquipmentShop shop = new EquipmentShop(bench);
        boolean open = true;
        while (open) {
            open = shop.pack();
        }
    }

    private boolean pack() {
        String id = bench.ask.option(
                "equipment",
                () -> "What comes along? " + Sheet.of(bench.build(), bench.book).total("load") + " pounds so far.",
                this::options);
        if (id.equals(Bench.DONE)) {
            return false;
        }
        bench.put(wares().get(id).packed());
        bench.book.findWeapon(id).flatMap(Weapon::ammunition).ifPresent(this::load);
        return true;
    }

    private void load(String kind) {
        int had = bench.build().shots().getOrDefault(kind, 0);
        int shots = bench.ask.number("shots", "How many shots of " + kind + "? There are " + had + ".", 0, MOST_SHOTS);
        if (shots > 0) {
            bench.put(bench.build().withShots(kind, had + shots));
        }
    }

    private List<Choice> options() {
        List<Choice> options = new ArrayList<>();
        wares().forEach((id, ware) -> options.add(new Choice(id, ware.text(), refusal(ware.packed()))));
        options.add(Choice.of(Bench.DONE, "nothing more"));
        return options;
    }

    private Optional<String> refusal(Build packed) {
        return Sheet.of(packed, bench.book).violations().stream()
                .map(objection -> objection.message() + "; " + objection.fix())
                .findFirst();
    }

    private Map<String, Ware> wares() {
        Build build = bench.build();
        Map<String, Ware> wares = new LinkedHashMap<>();
        for (Weapon weapon : bench.book.armoury()) {
            wares.put(weapon.id(), new Ware(weapon.name() + ": " + weapon.text(), build.carrying(weapon)));
        }
        for (ArmourPiece piece : bench.book.wardrobe()) {
            if (piece.oneLimb()) {
                limbs(piece)
                        .forEach(limb -> wares.put(
                                piece.id() + " " + limb.id(),
                                new Ware(
                                        piece.name() + ", " + limb.words() + ": " + piece.text(),
                                        build.wearing(new Build.Worn(piece, Optional.of(limb))))));
            } else {
                wares.put(
                        piece.id(),
                        new Ware(
                                piece.name() + ": " + piece.text(),
                                build.wearing(new Build.Worn(piece, Optional.empty()))));
            }
        }
        for (Chem chem : bench.book.chems()) {
            wares.put(chem.id(), new Ware(chem.name() + ": " + chem.text(), build.carrying(chem)));
        }
        return wares;
    }

    private List<HitLocation> limbs(ArmourPiece piece) {
        return bench.book.humanoid().locations().stream()
                .filter(location -> piece.covers().contains(location.injury()))
                .toList();
    }
}
