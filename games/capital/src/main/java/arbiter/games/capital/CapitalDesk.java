package arbiter.games.capital;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.build.CharacterFile;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.games.capital.sheet.build.CharacterYaml;
import arbiter.games.capital.sheet.build.Creation;
import arbiter.games.capital.sheet.build.LevelUp;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterGuide;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Guided;
import arbiter.rulebook.build.Objection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where characters of Capital are made, checked and levelled up. Ledger: CAP-CREATE-1, CAP-LEVEL-2. */
final class CapitalDesk implements CharacterDesk {

    private final Handbook book;

    CapitalDesk(Handbook book) {
        this.book = book;
    }

    @Override
    public boolean knows(Node file) {
        return file instanceof Node.Fields
                && file.get("kind")
                        .filter(Node.Text.class::isInstance)
                        .filter(kind -> kind.text().equals("character"))
                        .isPresent();
    }

    @Override
    public CharacterReport check(Source file) {
        return report(CharacterFile.read(file, book.content()));
    }

    @Override
    public Map<String, CharacterReport> shipped() {
        Map<String, CharacterReport> reports = new LinkedHashMap<>();
        for (String name : Pregenerated.names()) {
            reports.put(name, report(Pregenerated.read(name, book.content())));
        }
        return reports;
    }

    private CharacterReport report(CharacterFile file) {
        CharacterSheet sheet = CharacterSheet.of(file, book);
        Build build = sheet.build();
        return new CharacterReport(
                build.name(),
                build.role().name() + ", Level " + sheet.level(),
                totals(sheet),
                sheet.objections().stream().map(Objection::fault).toList());
    }

    @Override
    public CharacterGuide create() {
        return new Guided<>(Creation.with(book), CharacterYaml::write);
    }

    @Override
    public CharacterGuide level(Source file) {
        CharacterSheet sheet = CharacterSheet.of(CharacterFile.read(file, book.content()), book);
        if (!sheet.isLegal()) {
            throw new Refused(sheet.build().name() + " is not legal yet, see 'arbiter character check': "
                    + sheet.objections().get(0).message());
        }
        return new Guided<>(LevelUp.of(sheet.build(), book), CharacterYaml::write);
    }

    private static Map<String, Modifiers> totals(CharacterSheet sheet) {
        Map<String, Modifiers> totals = new LinkedHashMap<>();
        sheet.scores().forEach((attribute, score) -> totals.put(attribute.name(), score));
        totals.put("hit-points", sheet.hitPoints());
        totals.put("energy", sheet.energy());
        totals.put("bones", sheet.bones());
        totals.put("armour", sheet.armour());
        totals.put("hands", sheet.hands());
        totals.put("slots", sheet.slots());
        totals.put("slots-used", sheet.slotsUsed());
        totals.put("open-picks", Modifiers.of("open picks", sheet.openPicks()));
        totals.put("money", sheet.money());
        sheet.companion().ifPresent(companion -> totals.put("companion-hit-points", companion.hitPoints()));
        return totals;
    }
}
