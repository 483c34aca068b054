package arbiter.games.capital;

import arbiter.content.Place;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.build.CharacterFile;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.games.capital.sheet.build.CharacterYaml;
import arbiter.games.capital.sheet.build.Creation;
import arbiter.games.capital.sheet.build.Guide;
import arbiter.games.capital.sheet.build.LevelUp;
import arbiter.games.capital.sheet.build.Objection;
import arbiter.games.capital.sheet.build.Step;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterGuide;
import arbiter.rulebook.CharacterReport;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

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
        CharacterSheet sheet = CharacterSheet.of(CharacterFile.read(file, book.content()), book);
        Build build = sheet.build();
        return new CharacterReport(
                build.name(),
                build.role().name() + ", Level " + sheet.level(),
                totals(sheet),
                sheet.objections().stream().map(CapitalDesk::fault).toList());
    }

    @Override
    public CharacterGuide create() {
        return new Leading(Creation.with(book));
    }

    @Override
    public CharacterGuide level(Source file) {
        CharacterSheet sheet = CharacterSheet.of(CharacterFile.read(file, book.content()), book);
        if (!sheet.isLegal()) {
            throw new Refused(sheet.build().name() + " is not legal yet, see 'arbiter character check': "
                    + sheet.objections().get(0).message());
        }
        return new Leading(LevelUp.of(sheet.build(), book));
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

    private static CharacterReport.Fault fault(Objection objection) {
        return new CharacterReport.Fault(
                objection.code().word(),
                objection.rule(),
                objection.place().map(Place::toString).orElse(objection.path()),
                objection.message(),
                objection.fix());
    }

    /** The game's own guide, as the command line leads through it. */
    private record Leading(Guide<Build> guide) implements CharacterGuide {

        @Override
        public Optional<Question> question() {
            return guide.step()
                    .map(step -> new Question(
                            step.id(),
                            step.prompt(),
                            form(step.form()),
                            step.options().stream()
                                    .map(option -> new Choice(option.id(), option.text(), option.refusal()))
                                    .toList(),
                            step.least(),
                            step.most()));
        }

        @Override
        public Optional<String> file() {
            return guide.result().map(CharacterYaml::write);
        }

        @Override
        public CharacterGuide answer(String answer) {
            return new Leading(guide.answer(answer));
        }

        @Override
        public CharacterGuide back() {
            return new Leading(guide.back());
        }

        private static Form form(Step.Form form) {
            return switch (form) {
                case TEXT -> Form.TEXT;
                case OPTION -> Form.CHOICE;
                case NUMBER -> Form.NUMBER;
                case DICE -> Form.DICE;
            };
        }
    }
}
