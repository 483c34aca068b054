package arbiter.cli;

import arbiter.content.Nearest;
import arbiter.content.catalogue.Pack;
import arbiter.kernel.Refused;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The games that are here, with people's own content. */
final class Library {

    private Library() {}

    static List<Rulebook<?>> books(List<Path> homebrew) {
        List<Pack> packs = new ArrayList<>();
        homebrew.forEach(folder -> packs.addAll(Pack.under(folder)));
        List<Rulebook<?>> books = Rulebooks.all(packs);
        List<String> ids = books.stream().map(Rulebook::id).toList();
        for (Pack pack : packs) {
            if (!ids.contains(pack.game())) {
                throw new Refused("a pack is for another game: " + Nearest.unknown("game", pack.game(), ids));
            }
        }
        return books;
    }

    static Rulebook<?> book(String id, List<Path> homebrew) {
        List<Rulebook<?>> books = books(homebrew);
        return books.stream().filter(book -> book.id().equals(id)).findFirst().orElseThrow(() -> {
            List<String> ids = books.stream().map(Rulebook::id).toList();
            return new Refused(Nearest.unknown("game", id, ids));
        });
    }
}
