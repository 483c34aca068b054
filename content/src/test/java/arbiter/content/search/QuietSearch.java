package arbiter.content.search;

import java.util.List;

/** Searches once in a Java of its own; exits with 1 when nothing is found. */
final class QuietSearch {

    private QuietSearch() {}

    public static void main(String[] arguments) {
        Document net = new Document(
                "arena", "weapons", Document.Standing.CONTENT, "net", "Net", "Holds.", List.of(), List.of());
        System.exit(Search.over(List.of(net)).find("nets").isEmpty() ? 1 : 0);
    }
}
