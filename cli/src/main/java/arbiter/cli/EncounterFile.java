package arbiter.cli;

import arbiter.kernel.Modifiers;
import arbiter.rulebook.Opposition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A proposed fight as a situation: the party on one side, the enemies on the other, everybody by a name of their own. */
final class EncounterFile {

    private EncounterFile() {}

    /** Character files are named from where the situation will be: beside {@code out}, or here if it is only printed. */
    static String text(String game, Opposition proposal, List<Path> party, Path out) {
        List<String> taken = new ArrayList<>();
        StringBuilder text = new StringBuilder("game: " + game + "\n");
        text.append("title: ")
                .append(quoted("A fight against " + proposal.fight()))
                .append("\n");
        text.append("text: ").append(quoted(sums(proposal))).append("\n");
        text.append("units:\n");
        for (int i = 0; i < party.size(); i++) {
            String name = own(label(proposal.party(), i), taken);
            unit(text, name, "character: " + quoted(from(out, party.get(i))), "party");
        }
        for (int i = 0; i < proposal.enemies().size(); i++) {
            String name = own(label(proposal.rating(), i), taken);
            unit(text, name, "from: " + proposal.enemies().get(i), "enemies");
        }
        return text.toString();
    }

    private static String sums(Opposition proposal) {
        return "The party counts for " + proposal.party().total() + ", the enemies for "
                + proposal.rating().total() + ".";
    }

    private static String label(Modifiers sum, int index) {
        return sum.parts().get(index).label();
    }

    /** The second of a kind has a number. */
    private static String own(String name, List<String> taken) {
        String own = name;
        for (int i = 2; taken.contains(own); i++) {
            own = name + " " + i;
        }
        taken.add(own);
        return own;
    }

    private static void unit(StringBuilder text, String name, String who, String side) {
        text.append("  - {name: ")
                .append(quoted(name))
                .append(", ")
                .append(who)
                .append(", side: ")
                .append(side)
                .append("}\n");
    }

    private static String from(Path out, Path file) {
        Path folder = (out == null ? Path.of("situation.yaml") : out)
                .toAbsolutePath()
                .normalize()
                .getParent();
        Path there = file.toAbsolutePath().normalize();
        return folder.relativize(there).toString().replace('\\', '/');
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
