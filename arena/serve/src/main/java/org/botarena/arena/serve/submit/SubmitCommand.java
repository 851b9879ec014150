package org.botarena.arena.serve.submit;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import java.util.concurrent.Callable;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "submit",
        header = "Hand in an agent",
        description = "Hand in a jar, or a project as a folder or a zip, at an event that is hosted elsewhere.",
        footer = {
            "",
            "The link is a secret: anyone who has it can hand in in your name. Exit code 1 if the agent is"
                    + " refused."
        })
public final class SubmitCommand implements Callable<Integer> {
    private static final long BETWEEN_LOOKS_MS = 500;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "Jar, folder or zip of a project, or agent.py.")
    private Path typed;

    @Option(
            names = "--link-file",
            paramLabel = "FILE",
            description = "File with the link that you were sent; only you may read it (chmod 600) (default:"
                    + " ~/.config/botarena/link).")
    private Path linkFile;

    @Option(names = "--no-wait", description = "Stop at the receipt, without waiting for the check.")
    private boolean isNotToWait;

    @Option(
            names = "--lang",
            paramLabel = "CODE",
            description = "Language of the answer: en or fr (default: the system's).")
    private String language;

    @Override
    public Integer call() throws InterruptedException {
        Language shown = language == null ? Language.ofSystem() : Language.parse(language);
        try (Submission submission = Submission.of(typed)) {
            return submit(submission.file(), shown);
        }
    }

    private int submit(Path file, Language shown) throws InterruptedException {
        EventClient client = new EventClient(link(), shown);
        client.enter();
        try {
            JsonNode upload = client.upload(file);
            PrintWriter out = spec.commandLine().getOut();
            out.println(shown.text(
                    "host.receipt",
                    upload.path("file").asText(),
                    upload.path("received").asText(),
                    upload.path("sha256").asText()));
            out.flush();
            return isNotToWait ? 0 : await(client, upload.path("id").asText(), out);
        } finally {
            client.leave();
        }
    }

    private static int await(EventClient client, String id, PrintWriter out) throws InterruptedException {
        String shown = "";
        while (true) {
            for (JsonNode upload : client.mine().path("uploads")) {
                if (upload.path("id").asText().equals(id)) {
                    String answer = upload.path("answer").asText();
                    boolean isAdmitted = isIn(upload, Upload.State.ADMITTED);
                    boolean isOver = isAdmitted || isIn(upload, Upload.State.REFUSED);
                    if (isOver || (!answer.isEmpty() && shown.isEmpty())) {
                        shown = answer;
                        out.println(answer);
                        out.flush();
                    }
                    if (isOver) {
                        return isAdmitted ? 0 : 1;
                    }
                }
            }
            Thread.sleep(BETWEEN_LOOKS_MS);
        }
    }

    private static boolean isIn(JsonNode upload, Upload.State state) {
        return upload.path("state").asText().equalsIgnoreCase(state.name());
    }

    private String link() {
        Path file =
                linkFile == null ? Path.of(System.getProperty("user.home"), ".config", "botarena", "link") : linkFile;
        try {
            if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
                Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
                if (permissions.contains(PosixFilePermission.GROUP_READ)
                        || permissions.contains(PosixFilePermission.OTHERS_READ)) {
                    throw new Failed("others can read %s, which holds your link: chmod 600 %s".formatted(file, file));
                }
            }
            return ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND).strip();
        } catch (NoSuchFileException e) {
            throw new Failed(
                    "the file %s does not exist: put the link into it that you were sent, and chmod 600 it"
                            .formatted(file),
                    e);
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(file, ForeignFile.why(e)), e);
        }
    }
}
